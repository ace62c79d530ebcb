import { timePointToMicros } from '@antescope/codec/chain/time';
import { telosProducerPay, telosShares } from '@antescope/economics/telos-pay';
import { expect, test } from 'vitest';
import { telosSystemContract } from '../../src/contracts/system/system-contract.ts';
import type { GlobalRow, ProducerRow } from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { electProducers } from './elected-producers.ts';
import { units } from './rex-books.ts';
import { Stage } from './stage.ts';

const makers = ['makera', 'makerb', 'makerc'] as const;
const halfHour = 1800;

interface PaymentRow {
  bp: string;
  pay: string;
}

function elected(): Stage {
  const stage = new Stage(['whale', 'alice', ...makers], telosSystemContract);
  electProducers(stage, makers);
  stage.push([systemAction('voteproducer', 'alice', { voter: 'alice', proxy: '', producers: ['makerb'] })]);
  stage.later(61);
  for (let i = 0; i < 12; i++) stage.later(1);
  return stage;
}

const claim = (owner: string) => systemAction('claimrewards', owner, { owner });
const supply = (stage: Stage) => units(stage.rows<{ supply: string }>('eosio.token', 'stat')[0]!.row.supply);
const payment = (stage: Stage, bp: string) => {
  const row = stage.row<PaymentRow>('eosio', 'eosio', 'payments', bp);
  return row === null ? null : units(row.pay);
};
const global = (stage: Stage) => stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;

test('every half hour the pay since the last time is issued and divided by rank; a claim takes what has added up', () => {
  const stage = elected();
  expect(stage.refusal(claim('makera'))).toBe('No payment exists for account');
  const [before, from] = [supply(stage), global(stage).last_pervote_bucket_fill];
  stage.later(halfHour);
  stage.later(1);
  const elapsed = timePointToMicros(global(stage).last_pervote_bucket_fill) - timePointToMicros(from);
  // Without an oracle the price is the lowest.
  const pay = telosProducerPay(1n, elapsed);
  expect(elapsed).toBeGreaterThan(0n);
  expect(supply(stage) - before).toBe(pay);
  const ranked = stage
    .rows<ProducerRow>('eosio', 'producers')
    .map(({ row }) => row)
    .toSorted((a, b) => b.total_votes - a.total_votes);
  expect(ranked[0]!.owner).toBe('makerb');
  const shares = telosShares(pay, 3);
  expect(payment(stage, 'makerb')).toBe(shares[0]);
  expect(ranked.map(({ unpaid_blocks }) => unpaid_blocks).every((count) => count <= 2)).toBe(true);
  stage.later(halfHour);
  stage.later(1);
  expect(payment(stage, 'makerb')! > shares[0]!).toBe(true);
  const [due, held] = [payment(stage, 'makerb')!, units(stage.balance('makerb')!)];
  stage.push([claim('makerb')]);
  expect(units(stage.balance('makerb')!) - held).toBe(due);
  expect(payment(stage, 'makerb')).toBeNull();
  expect(stage.refusal(claim('makerb'))).toBe('No payment exists for account');
});

test('only active producers are paid, and only they claim', () => {
  const stage = elected();
  stage.push([systemAction('unregprod', 'makerc', { producer: 'makerc' })]);
  stage.later(halfHour);
  stage.later(1);
  expect(payment(stage, 'makera')).not.toBeNull();
  expect(payment(stage, 'makerc')).toBeNull();
  expect(stage.refusal(claim('makerc'))).toBe('producer does not have an active key');
  expect(stage.refusal(claim('alice'))).toBe('unable to find key');
});

test('funds of the development plan pay producers before tokens are issued', () => {
  const stage = elected();
  stage.make('eosio.tedp');
  const funds = () => units(stage.balance('eosio.tedp')!);
  const [before, from, held] = [supply(stage), global(stage).last_pervote_bucket_fill, funds()];
  stage.later(halfHour);
  stage.later(1);
  const first = timePointToMicros(global(stage).last_pervote_bucket_fill) - timePointToMicros(from);
  const pay = telosProducerPay(1n, first);
  expect(pay).toBeGreaterThan(0n);
  expect([held - funds(), supply(stage) - before]).toEqual([pay, 0n]);
  // A year later the funds are insufficient.
  const [left, since] = [funds(), global(stage).last_pervote_bucket_fill];
  stage.later(364 * 86_400);
  stage.later(1);
  const second = timePointToMicros(global(stage).last_pervote_bucket_fill) - timePointToMicros(since);
  expect([funds(), supply(stage) - before]).toEqual([0n, telosProducerPay(1n, second) - left]);
});
