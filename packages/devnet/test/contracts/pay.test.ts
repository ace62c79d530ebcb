import { decodeTransfer } from './transfers.ts';
import { inflationOf } from '@antescope/economics/producer-pay';
import { timePointToMicros } from '@antescope/codec/chain/time';
import { expect, test } from 'vitest';
import type { Global4Row, GlobalRow, ProducerRow } from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { electProducers } from './elected-producers.ts';
import { expectSystemBooks, units } from './rex-books.ts';
import { Stage } from './stage.ts';

const day = 86_400;
const makers = ['makera', 'makerb', 'makerc'] as const;
const stage = new Stage(['whale', ...makers]);
const global = () => stage.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
const supply = () => units(stage.rows<{ supply: string }>('eosio.token', 'stat')[0]!.row.supply);

function register(): void {
  electProducers(stage, makers);
  stage.later(61);
  for (let i = 0; i < 12; i++) stage.later(1);
}

test('a claim issues the inflation since the last one, shares it out, and pays by blocks and by votes', () => {
  register();
  stage.later(day);
  for (let i = 0; i < 60; i++) stage.later(1);
  const before = global();
  const [made, producer] = [supply(), stage.row<ProducerRow>('eosio', 'eosio', 'producers', 'makera')!];
  const rules = stage.row<Global4Row>('eosio', 'eosio', 'global4', 'global4')!;
  const { action_traces } = stage.push([systemAction('claimrewards', 'makera', { owner: 'makera' })]);
  const paid = action_traces.flatMap((trace) => decodeTransfer(trace) ?? []);
  const elapsed = timePointToMicros(stage.chain.head.time) - timePointToMicros(before.last_pervote_bucket_fill);
  const inflation = inflationOf(
    made,
    {
      continuousRate: rules.continuous_rate,
      inflationPayFactor: rules.inflation_pay_factor,
      votePayFactor: rules.votepay_factor,
    },
    elapsed,
  );
  const of = (to: string) => paid.filter((one) => one.to === to).map(({ quantity }) => units(quantity));
  expect(supply() - made).toBe(inflation.all);
  expect([of('eosio.saving'), of('eosio.bpay'), of('eosio.vpay')]).toEqual([
    [inflation.savings],
    [inflation.blocks],
    [inflation.votes],
  ]);
  const [forBlocks, forVotes] = of('makera');
  // The claim's own block may count one block more.
  const shares = [0, 1].map(
    (more) => (inflation.blocks * BigInt(producer.unpaid_blocks + more)) / BigInt(before.total_unpaid_blocks + 1),
  );
  expect(shares).toContain(forBlocks);
  expect(Number(forVotes) / Number(inflation.votes)).toBeCloseTo(1 / 3, 3);
  expect(global().pervote_bucket).toBe(inflation.votes - forVotes!);
  expectSystemBooks(stage);
});

test('a producer without a claim for three days gets no vote pay', () => {
  stage.later(4 * day);
  const { action_traces } = stage.push([systemAction('claimrewards', 'makerb', { owner: 'makerb' })]);
  const memos = action_traces.flatMap((trace) => decodeTransfer(trace) ?? []).filter(({ to }) => to === 'makerb');
  expect(memos.map(({ memo }) => memo)).toEqual(['producer block pay']);
});
