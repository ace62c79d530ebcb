import { timePointToMicros } from '@antescope/codec/chain/time';
import { inflated } from '@antescope/economics/double-arithmetic';
import { shareAt, waxClaimInterval, waxRewardVotes, waxVoterReward } from '@antescope/economics/wax-rewards';
import { quantity } from '../../amount.ts';
import { check } from '../../check.ts';
import { claimWith, type Distribute, fillBuckets } from '../rewards.ts';
import type { GlobalRow, VoterRow } from '../rows.ts';
import type { System } from '../system.ts';
import { vote } from '../votes.ts';
import { accounts } from '../names.ts';

/** Pays voters. */
export const voterAccount = 'eosio.voters';

/** A fifth of the inflation goes to producers, by blocks; two fifths to voters, the rest to savings. */
const distributeOf =
  (global: GlobalRow): Distribute =>
  (supply, { continuousRate }, micros) => {
    const all = inflated(supply, continuousRate, micros);
    const blocks = all / 5n;
    const voters = (all * 2n) / 5n;
    global.voters_bucket = (global.voters_bucket ?? 0n) + voters;
    const savings = all - blocks - voters;
    return {
      all,
      blocks,
      votes: 0n,
      parts: [
        [savings, accounts.saving, 'unallocated inflation'],
        [voters, voterAccount, 'fund voters bucket'],
      ],
    };
  };

/** claimrewards and claimgbmprod. */
export function claimWaxPay(system: System, data: { owner: string }): void {
  claimWith(system, data, distributeOf(system.global));
}

const seconds = (time: string | undefined): number =>
  time === undefined ? 0 : Number(timePointToMicros(time) / 1_000_000n);

const shareOf = (row: VoterRow) => ({
  share: row.unpaid_voteshare ?? 0,
  rate: row.unpaid_voteshare_change_rate ?? 0,
  updated: seconds(row.unpaid_voteshare_last_updated),
});

const totalOf = (global: GlobalRow) => ({
  share: global.total_unpaid_voteshare ?? 0,
  rate: global.total_voteshare_change_rate ?? 0,
  updated: seconds(global.total_unpaid_voteshare_last_updated),
});

/** Adds what has accrued to an account and to all, and sets the account's rate. */
function accrue(system: System, owner: string, rateOf: (row: VoterRow) => number, paid: boolean): void {
  const { global, time, voters } = system;
  const row = voters.get(owner);
  if (row === null) return;
  const now = seconds(time);
  const own = shareAt(shareOf(row), now);
  const rate = rateOf(row);
  global.total_unpaid_voteshare = shareAt(totalOf(global), now) - (paid ? own : 0);
  global.total_voteshare_change_rate =
    (global.total_voteshare_change_rate ?? 0) - (row.unpaid_voteshare_change_rate ?? 0) + rate;
  global.total_unpaid_voteshare_last_updated = time;
  voters.modify(owner, null, (changed) => {
    changed.unpaid_voteshare = paid ? 0 : own;
    changed.unpaid_voteshare_last_updated = time;
    changed.unpaid_voteshare_change_rate = rate;
    if (paid) changed.last_claim_time = time;
  });
}

/** voteproducer: enough votes, or a proxy, earn rewards by the weight of the voter's own stake. */
export function voteForRewards(system: System, data: { voter: string; proxy: string; producers: string[] }): void {
  vote(system, data);
  const earns = data.proxy !== '' || data.producers.length >= waxRewardVotes;
  const rate = (row: VoterRow) => (earns ? row.last_vote_weight - row.proxied_vote_weight : 0);
  accrue(system, data.voter, rate, false);
}

/** voterclaim and claimgbmvote: pays a voter's part of the bucket. */
export function claimVoterReward(system: System, { owner }: { owner: string }): void {
  const { ctx, global, time, voters } = system;
  ctx.requireAuth(owner);
  const row = voters.get(owner);
  check(ctx, row !== null, 'voter does not exist');
  const now = seconds(time);
  check(ctx, now - seconds(row.last_claim_time) > waxClaimInterval, 'already claimed rewards within past day');
  fillBuckets(system, distributeOf(global));
  const reward = waxVoterReward(global.voters_bucket ?? 0n, shareOf(row), totalOf(global), now);
  check(ctx, reward > 0n, 'no rewards available');
  accrue(system, owner, (of) => of.unpaid_voteshare_change_rate ?? 0, true);
  global.voters_bucket = (global.voters_bucket ?? 0n) - reward;
  system.pay(voterAccount, owner, quantity(reward, system.coreSymbol()), 'voter pay', owner);
}
