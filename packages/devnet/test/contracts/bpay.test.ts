import { expect, test } from 'vitest';
import { bpayContract } from '../../src/contracts/bpay/bpay-contract.ts';
import { contractAction, systemAction, transfer } from '../../src/story/actions.ts';
import { deployDistributor } from '../../src/story/fee-distribution.ts';
import { electProducers } from './elected-producers.ts';
import { units } from './rex-books.ts';
import { Stage } from './stage.ts';
import { decodeTransfer } from './transfers.ts';

const makers = ['makera', 'makerb', 'makerc'] as const;
const claim = (by: string, owner = by) => contractAction(bpayContract, 'eosio.bpay', 'claimrewards', by, { owner });

test('fees are split equally among top producers, who claim them; block pay passes through', () => {
  const stage = new Stage(['alice', 'whale', ...makers, 'standby']);
  stage.push(deployDistributor('eosio.bpay', bpayContract), ['eosio']);
  const pay = (quantity: string) => transfer('alice', 'eosio.bpay', quantity, 'fees');
  const rewards = () => {
    const rows = stage.rows<{ owner: string; quantity: string }>('eosio.bpay', 'rewards').map(({ row }) => row);
    return Object.fromEntries(rows.map(({ owner, quantity }) => [owner, quantity]));
  };
  expect(stage.refusal(pay('1.0000 EOS'))).toBe('divide by zero');
  electProducers(stage, makers);
  stage.later(61);
  for (let i = 0; i < 12; i++) stage.later(1);

  stage.push([pay('0.0010 EOS')]);
  stage.push([pay('1.0000 EOS')]);
  const share = '0.3336 EOS';
  expect(rewards()).toEqual({ makera: share, makerb: share, makerc: share });
  expect(stage.balance('eosio.bpay')).toBe('1.0010 EOS');

  expect(stage.refusal(claim('alice'))).toBe('no rewards to claim');
  expect(stage.refusal(claim('alice', 'makera'))).toBe('missing authority of makera');
  const before = units(stage.balance('makera')!);
  stage.push([claim('makera')]);
  expect(units(stage.balance('makera')!) - before).toBe(units(share));
  expect(stage.refusal(claim('makera'))).toBe('no rewards to claim');

  stage.later(86_400);
  const rows = rewards();
  const { action_traces } = stage.push([systemAction('claimrewards', 'makerb', { owner: 'makerb' })]);
  const memos = action_traces.flatMap((trace) => decodeTransfer(trace)?.memo ?? []);
  expect(memos).toContain('fund per-block bucket');
  expect(rewards()).toEqual(rows);

  // An unregistered producer gets no share, and the other shares do not grow.
  stage.push([systemAction('unregprod', 'makerc', { producer: 'makerc' })]);
  stage.push([pay('0.0003 EOS')]);
  expect(rewards()).toEqual({ makera: '0.0001 EOS', makerb: '0.3337 EOS', makerc: share });
});
