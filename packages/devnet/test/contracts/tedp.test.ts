import { beforeAll, describe, expect, test } from 'vitest';
import { telosSystemContract } from '../../src/contracts/system/system-contract.ts';
import type { RexReturnPoolRow } from '../../src/contracts/system/rex-rows.ts';
import { tedpContract } from '../../src/contracts/tedp/tedp-contract.ts';
import { contractAction, systemAction, transfer } from '../../src/story/actions.ts';
import { deployDistributor } from '../../src/story/fee-distribution.ts';
import { units } from './rex-books.ts';
import { Stage } from './stage.ts';

const halfHour = 1800;
const day = 86_400;
const act = (name: string, by: string, data: object) => contractAction(tedpContract, 'eosio.tedp', name, by, data);
const set = (name: string, amount: bigint, by = 'eosio') => act(name, by, { amount });
const pay = () => act('pay', 'alice', {});

describe('eosio.tedp', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = new Stage(['alice', 'bob', 'eosio.tedp', 'tf'], telosSystemContract);
    stage.push(deployDistributor('eosio.tedp', tedpContract));
    stage.push([transfer('eosio', 'eosio.tedp', '990000.0000 EOS', '')]);
  });
  const row = (to: string) => stage.row<{ amount: bigint }>('eosio.tedp', 'eosio.tedp', 'payouts', to);
  const held = (account: string) => units(stage.balance(account)!);
  const donated = () => stage.row<RexReturnPoolRow>('eosio', 'eosio', 'rexretpool', 0n)?.pending_bucket_proceeds ?? 0n;

  test.each<[string, ReturnType<typeof act>, string]>([
    ['more than the limit', set('settf', 32_877n), 'Max amount for tf account is 32876 per day'],
    ['another account', set('settf', 1n, 'alice'), 'missing authority of eosio'],
    ['a payee that is not there', set('setecondev', 1n), 'The payee is not a valid account'],
    ['deletion of what is not set', act('delpayout', 'eosio', { to: 'tf' }), "Payout does not exist, can't delete"],
    ['payment of nothing', pay(), 'No payouts are due'],
    [
      'funds of another account for REX',
      contractAction(telosSystemContract, 'eosio', 'distviarex', 'alice', { from: 'alice', amount: '1.0000 EOS' }),
      'distviarex may only distribute TEDP funds',
    ],
  ])('rejects %s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('any account triggers payouts, for full intervals only; those to REX go to its return pool', () => {
    // Lenders need a proxy.
    stage.push([systemAction('regproxy', 'bob', { proxy: 'bob', isproxy: true })]);
    stage.push([
      systemAction('voteproducer', 'alice', { voter: 'alice', proxy: 'bob', producers: [] }),
      systemAction('deposit', 'alice', { owner: 'alice', amount: '100.0000 EOS' }),
      systemAction('buyrex', 'alice', { from: 'alice', amount: '100.0000 EOS' }),
    ]);
    stage.push([set('settf', 100n), set('setrex', 10n)]);
    const before = { plan: held('eosio.tedp'), tf: held('tf') };
    stage.later(halfHour - 60);
    expect(stage.refusal(pay())).toBe('No payouts are due');
    stage.later(2 * halfHour);
    stage.push([pay()]);
    expect(donated()).toBe(200_000n);
    stage.later(halfHour - 60);
    expect(stage.refusal(pay())).toBe('No payouts are due');
    expect([held('tf'), held('eosio.tedp') - before.plan]).toEqual([before.tf, -200_000n]);
    stage.push([set('settf', 250n)]);
    stage.later(2 * day);
    stage.push([pay()]);
    expect(held('tf') - before.tf).toBe(5_000_000n);
    stage.push([act('delpayout', 'eosio', { to: 'tf' })]);
    expect(row('tf')).toBeNull();
  });
});
