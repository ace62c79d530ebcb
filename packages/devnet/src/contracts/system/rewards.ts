import { check } from '../check.ts';
import { timePointToMicros } from '@antescope/codec/chain/time';
import { blockPay, inflationOf, microsPerDay, type PayRules, votePay } from '@antescope/economics/producer-pay';
import { quantity, unitsOf } from '../amount.ts';
import { accounts } from './names.ts';
import { claimState, updateShare, updateTotalShare } from './producer-votes.ts';
import { noTime, type ProducerRow } from './rows.ts';
import { executeNextSchedule, statsOf } from './settings.ts';
import type { System } from './system.ts';

/** Units, receiver and memo of a part of the inflation. */
export type Destination = readonly [units: bigint, to: string, memo: string];

/** Inflation by destination: the producers' buckets, and `parts` for others. */
export interface Distribution {
  all: bigint;
  blocks: bigint;
  votes: bigint;
  parts: readonly Destination[];
}

/** Distributes the inflation of `supply` over `micros`. */
export type Distribute = (supply: bigint, rules: PayRules, micros: bigint) => Distribution;

/** Issues the inflation since the last claim by any producer, and pays the owner's share. */
export function claimRewards(system: System, data: { owner: string }): void {
  claimWith(system, data, (supply, rules, micros) => {
    const { all, savings, blocks, votes } = inflationOf(supply, rules, micros);
    return { all, blocks, votes, parts: [[savings, accounts.saving, 'unallocated inflation']] };
  });
}

/** {@link claimRewards} with the chain's distribution of inflation. */
export function claimWith(system: System, { owner }: { owner: string }, distribute: Distribute): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  executeNextSchedule(system);
  const producer = system.producers.get(owner);
  check(ctx, producer !== null, 'unable to find key');
  check(ctx, producer.is_active, 'producer does not have an active key');
  check(
    ctx,
    system.activated,
    'cannot claim rewards until the chain is activated (at least 15% of all tokens participate in voting)',
  );
  const sinceClaim = ctx.now - timePointToMicros(producer.last_claim_time);
  check(ctx, sinceClaim > microsPerDay, 'already claimed rewards within past day');
  fillBuckets(system, distribute);
  const pay = takePay(system, producer);
  const { time } = system;
  system.producers.modify(owner, null, (row) => {
    row.last_claim_time = time;
    row.unpaid_blocks = 0;
  });
  const symbol = system.coreSymbol();
  if (pay.blocks > 0n) {
    system.pay(accounts.blockPay, owner, quantity(pay.blocks, symbol), 'producer block pay', owner);
  }
  if (pay.votes > 0n) {
    system.pay(accounts.votePay, owner, quantity(pay.votes, symbol), 'producer vote pay', owner);
  }
}

/** Issues and distributes the inflation since the last time. */
export function fillBuckets(system: System, distribute: Distribute): void {
  const { ctx, global, global4 } = system;
  const elapsed = ctx.now - timePointToMicros(global.last_pervote_bucket_fill);
  if (elapsed <= 0n || global.last_pervote_bucket_fill === noTime) return;
  const symbol = system.coreSymbol();
  const { supply, max_supply } = statsOf(ctx, symbol);
  const { continuous_rate: continuousRate, inflation_pay_factor, votepay_factor } = global4;
  const rules = { continuousRate, inflationPayFactor: inflation_pay_factor, votePayFactor: votepay_factor };
  const { all: fresh, blocks, votes, parts } = distribute(unitsOf(supply), rules, elapsed);
  if (fresh > 0n) {
    if (unitsOf(supply) + fresh <= unitsOf(max_supply))
      issue(system, quantity(fresh, symbol), 'issue tokens for producer pay and savings');
    const buckets: Destination[] = [
      [blocks, accounts.blockPay, 'fund per-block bucket'],
      [votes, accounts.votePay, 'fund per-vote bucket'],
    ];
    for (const [units, to, memo] of [...parts, ...buckets]) {
      if (units > 0n) system.pay(ctx.receiver, to, quantity(units, symbol), memo);
    }
  }
  global.pervote_bucket += votes;
  global.perblock_bucket += blocks;
  global.last_pervote_bucket_fill = system.time;
}

/** Issues tokens to the system account. */
export function issue({ ctx }: System, amount: string, memo: string): void {
  ctx.sendInline({
    account: accounts.token,
    name: 'issue',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { to: ctx.receiver, quantity: amount, memo },
  });
}

/** Deducts a producer's share from both buckets. */
function takePay(system: System, producer: ProducerRow): { blocks: bigint; votes: bigint } {
  const { global, global2 } = system;
  let row = system.producerPay.get(producer.owner);
  let updatedAfter = true;
  let crossed = false;
  if (row === null) {
    row = { owner: producer.owner, votepay_share: 0, last_votepay_share_update: system.time };
    system.producerPay.emplace(producer.owner, producer.owner, row);
  } else {
    ({ updatedAfter, crossed } = claimState(system, producer, row));
  }
  const unpaid = BigInt(producer.unpaid_blocks);
  const blocks = blockPay(global.perblock_bucket, unpaid, BigInt(global.total_unpaid_blocks));
  const share = updateShare(system, row, updatedAfter ? 0 : producer.total_votes, true);
  let votes = 0n;
  if (global2.revision > 0) {
    const total = updateTotalShare(system);
    if (!crossed) votes = votePay(global.pervote_bucket, share, total);
  } else {
    votes = votePay(global.pervote_bucket, producer.total_votes, global.total_producer_vote_weight);
  }
  global.pervote_bucket -= votes;
  global.perblock_bucket -= blocks;
  global.total_unpaid_blocks -= producer.unpaid_blocks;
  updateTotalShare(system, -share, updatedAfter ? producer.total_votes : 0);
  return { blocks, votes };
}
