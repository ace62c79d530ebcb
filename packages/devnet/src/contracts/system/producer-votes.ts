import { timePointToMicros } from '@antescope/codec/chain/time';
import type { SecondaryKeys } from '../../contract.ts';
import { noTime, type ProducerPayRow, type ProducerRow } from './rows.ts';
import type { System } from './system.ts';

const threeDays = 3n * 86_400_000_000n;

/** Effect of a vote change on the total pay share. */
export interface ShareChange {
  rate: number;
  /** Share of a producer without a claim in three days, which leaves the total. */
  inactive: number;
}

/** Index of `producers`: by descending votes, inactive ones last. */
export function producerKeys(row: ProducerRow): SecondaryKeys {
  return [{ type: 'idx_double', key: row.is_active ? -row.total_votes : row.total_votes }];
}

/** Adds votes to a producer. `floor`: clamps rounding errors at 0. */
export function changeVotes(system: System, row: ProducerRow, votes: number, floor: boolean): ShareChange {
  const before = row.total_votes;
  const after = before + votes;
  const total = floor && after < 0 ? 0 : after;
  system.producers.modify(
    row.owner,
    null,
    (changed) => {
      changed.total_votes = total;
    },
    producerKeys,
  );
  system.global.total_producer_vote_weight += votes;
  const pay = system.producerPay.get(row.owner);
  if (pay === null) return { rate: 0, inactive: 0 };
  const { crossed, updatedAfter } = claimState(system, row, pay);
  const share = updateShare(system, pay, updatedAfter ? 0 : before, crossed && !updatedAfter);
  if (!crossed) return { rate: votes, inactive: 0 };
  return updatedAfter ? { rate: 0, inactive: 0 } : { rate: -before, inactive: share };
}

/** Whether a producer's last claim is three days old, and whether its share was updated since. */
export function claimState(system: System, row: ProducerRow, pay: ProducerPayRow) {
  const deadline = timePointToMicros(row.last_claim_time) + threeDays;
  return {
    crossed: deadline <= system.ctx.now,
    updatedAfter: deadline <= timePointToMicros(pay.last_votepay_share_update),
  };
}

/** Grows a producer's share by `rate` per second since the last update; returns the new share. */
export function updateShare(system: System, pay: ProducerPayRow, rate: number, reset: boolean): number {
  const elapsed = system.ctx.now - timePointToMicros(pay.last_votepay_share_update);
  const growth = rate > 0 && elapsed > 0n ? rate * (Number(elapsed) / 1e6) : 0;
  const share = pay.votepay_share + growth;
  const { time } = system;
  system.producerPay.modify(pay.owner, null, (row) => {
    row.votepay_share = reset ? 0 : share;
    row.last_votepay_share_update = time;
  });
  return share;
}

/** Updates the total share, adds `added` and changes its growth rate; returns the total. */
export function updateTotalShare(system: System, added = 0, rate = 0): number {
  const { global2, global3, ctx } = system;
  const elapsed = ctx.now - timePointToMicros(global3.last_vpay_state_update);
  const growth = elapsed > 0n ? global3.total_vpay_share_change_rate * (Number(elapsed) / 1e6) : 0;
  global2.total_producer_votepay_share = notBelowZero(global2.total_producer_votepay_share, growth + added);
  global3.total_vpay_share_change_rate = notBelowZero(global3.total_vpay_share_change_rate, rate);
  global3.last_vpay_state_update = system.time;
  return global2.total_producer_votepay_share;
}

function notBelowZero(value: number, delta: number): number {
  return delta < 0 && value < -delta ? 0 : value + delta;
}

/** A producer from before claims were recorded. */
export function isUnclaimed(row: ProducerRow): boolean {
  return row.last_claim_time === noTime;
}
