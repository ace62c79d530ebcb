import { expect, test } from 'vitest';
import type { GlobalRow, NameBidRow } from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { units } from './rex-books.ts';
import { Stage } from './stage.ts';

const day = 86_400;
const stage = new Stage(['alice', 'bob', 'carol', 'whale', 'makera']);
const bid = (bidder: string, newname: string, amount: string) =>
  systemAction('bidname', bidder, { bidder, newname, bid: amount });
const bidOf = (name: string) => stage.row<NameBidRow>('eosio', 'eosio', 'namebids', name);
const global = () => stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
/** A block of that time and the one after it, which closes the auction. */
const wait = (seconds: number) => {
  stage.later(seconds);
  stage.later(1);
  stage.later(1);
};

test('the highest bid of all wins, one a day, from two weeks after activation on, if it has stood for a day', () => {
  const producer_key = devPublicKey('stage', 'makera');
  stage.push(
    [
      stage.delegate('eosio', 'whale', '75000000.0000 EOS', '75000000.0000 EOS', true),
      systemAction('regproducer', 'makera', { producer: 'makera', producer_key, url: '', location: 0 }),
    ],
    ['eosio', 'makera'],
  );
  stage.push([systemAction('voteproducer', 'whale', { voter: 'whale', proxy: '', producers: ['makera'] })]);
  stage.push([bid('alice', 'low', '10.0000 EOS'), bid('bob', 'high', '20.0000 EOS')]);
  wait(13 * day);
  expect(bidOf('high')!.high_bid).toBe(200_000n);
  const fees = units(stage.balance('eosio.fees')!);
  wait(day + 10);
  expect(bidOf('high')!.high_bid).toBe(-200_000n);
  expect(bidOf('low')!.high_bid).toBe(100_000n);
  expect(units(stage.balance('eosio.fees')!) - fees).toBe(200_000n);
  expect(stage.refusal(bid('alice', 'high', '30.0000 EOS'))).toBe('this auction has already closed');

  // The next day's highest bid is an hour old: no name is sold until it is unbeaten for a day.
  const closed = global().last_name_close;
  wait(day - 3600);
  stage.push([bid('carol', 'low', '12.0000 EOS')]);
  wait(3700);
  expect([bidOf('low')!.high_bid, global().last_name_close]).toEqual([120_000n, closed]);
  wait(day);
  expect(bidOf('low')!.high_bid).toBe(-120_000n);
});

test('only the winner can create the account', () => {
  expect(stage.refusal(stage.newAccount('alice', 'high'))).toBe('only highest bidder can claim');
  stage.push([
    stage.newAccount('bob', 'high'),
    systemAction('buyrambytes', 'bob', { payer: 'bob', receiver: 'high', bytes: 4000 }),
  ]);
  expect(bidOf('high')).toBeNull();
});
