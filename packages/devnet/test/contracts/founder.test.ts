import { expect, test } from 'vitest';
import { systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { expectSystemBooks, units } from './rex-books.ts';
import { Stage } from './stage.ts';

const stage = new Stage(['alice', 'whale', 'makera']);
const supply = () => units(stage.rows<{ supply: string }>('eosio.token', 'stat')[0]!.row.supply);
const unvest = (account: string, net: string, cpu: string) =>
  systemAction('unvest', 'eosio', { account, unvest_net_quantity: net, unvest_cpu_quantity: cpu });

test("the founder's stake: what has vested can be taken back, the rest be retired by the system only", () => {
  const million = (count: number) => `${count}000000.0000 EOS`;
  stage.push([
    stage.delegate('eosio', 'whale', million(75), million(75), true),
    stage.newAccount('eosio', 'b1'),
    systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: 'b1', bytes: 8192 }),
    stage.delegate('eosio', 'b1', million(50), million(50), true),
  ]);
  const producer_key = devPublicKey('stage', 'makera');
  stage.push([systemAction('regproducer', 'makera', { producer: 'makera', producer_key, url: '', location: 0 })]);
  stage.push([systemAction('voteproducer', 'whale', { voter: 'whale', proxy: '', producers: ['makera'] })]);
  const vote = systemAction('voteproducer', 'b1', { voter: 'b1', proxy: '', producers: ['makera'] });
  expect(stage.refusal(vote)).toBe('missing authority of eosio');

  // 35.3 of a hundred million have vested.
  stage.push([stage.undelegate('b1', 'b1', million(10), million(10))]);
  expect(stage.refusal(stage.undelegate('b1', 'b1', million(10), million(10)))).toBe(
    'b1 can only claim what has already vested',
  );
  expect(stage.refusal(unvest('alice', million(1), million(1)))).toBe('only b1 account can unvest');
  expect(stage.refusal(unvest('b1', million(35), million(35)))).toBe('can only unvest what is not already vested');
  const before = supply();
  stage.push([unvest('b1', million(30), million(30))]);
  expect(before - supply()).toBe(600_000_000_000n);
  expectSystemBooks(stage);
});
