import { nameToU64 } from '@antescope/codec/chain/name';
import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import { parseAsset } from '@antescope/codec/chain/asset';
import { plus, quantity, unitsOf } from '../../amount.ts';
import { check } from '../../check.ts';
import { newVoter } from '../managed-limits.ts';
import type { System } from '../system.ts';
import { updateVotes } from '../votes.ts';
import type { XprDelegationRow, XprRefundRow } from './xpr-rows.ts';
import type { XprState } from './xpr-state.ts';

/** Holds all staked XPR. */
const stakeAccount = 'xpr.stake';

export function stakeXpr(
  system: System,
  xpr: XprState,
  data: { from: string; receiver: string; stake_xpr_quantity: string },
): void {
  const units = positiveUnits(system, data.stake_xpr_quantity, 'must stake a positive amount');
  changeStake(system, xpr, data.from, data.receiver, units);
}

export function unstakeXpr(
  system: System,
  xpr: XprState,
  data: { from: string; receiver: string; unstake_xpr_quantity: string },
): void {
  const units = positiveUnits(system, data.unstake_xpr_quantity, 'must unstake a positive amount');
  changeStake(system, xpr, data.from, data.receiver, -units);
}

/** Pays unstaked XPR out after the unstaking period. */
export function refundXpr(system: System, xpr: XprState, { owner }: { owner: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  const refunds = ctx.table<XprRefundRow>('refundsxpr', { scope: owner });
  const row = refunds.get(owner);
  check(ctx, row !== null, 'refund request not found');
  const due = BigInt(timePointSecToSeconds(row.request_time)) + xpr.settings.unstake_period;
  check(ctx, due < xpr.seconds, `refund is not available yet. Please wait ${timeToWait(due - xpr.seconds)}`);
  system.pay(stakeAccount, owner, row.quantity, 'Unstake', owner);
  refunds.erase(owner);
}

/** '23 hours 59 minutes 58 seconds', as the contract writes it. */
export function timeToWait(seconds: bigint): string {
  const whole = seconds < 0n ? -seconds : seconds;
  return `${whole / 3600n} hours ${(whole / 60n) % 60n} minutes ${whole % 60n} seconds`;
}

function positiveUnits(system: System, text: string, wording: string): bigint {
  const { units, precision, code } = parseAsset(text);
  const comparable = `${precision},${code}` === system.coreSymbol();
  check(system.ctx, comparable, 'comparison of assets with different symbols is not allowed');
  check(system.ctx, units > 0n, wording);
  return units;
}

function changeStake(system: System, xpr: XprState, from: string, receiver: string, delta: bigint): void {
  const { ctx } = system;
  ctx.requireAuth(from);
  check(ctx, from === receiver, 'At this point you can only stake to yourself');
  changeDelegation(system, from, delta);
  const due = changeRefund(system, xpr, from, delta);
  if (due > 0n) system.pay(from, stakeAccount, quantity(due, system.coreSymbol()), 'Stake');
  changeVotingPower(system, xpr, from, delta);
}

function changeDelegation(system: System, from: string, delta: bigint): void {
  const { ctx } = system;
  const table = ctx.table<XprDelegationRow>('delxpr', { scope: from });
  const row = table.get(from);
  const symbol = system.coreSymbol();
  const before = row?.quantity ?? quantity(0n, symbol);
  const after = plus(before, delta);
  const attempted = quantity(-delta, symbol);
  check(
    ctx,
    unitsOf(after) >= 0n,
    `insufficient staked XPR tokens. You tried to unstake ${attempted} but available amount is ${before}`,
  );
  if (row === null) table.emplace(from, from, { from, to: from, quantity: after });
  else if (unitsOf(after) === 0n) table.erase(from);
  else table.modify(from, null, (changed) => void (changed.quantity = after));
}

/** Moves `delta` into or out of the pending refund. Returns the units that must be paid. */
function changeRefund(system: System, xpr: XprState, owner: string, delta: bigint): bigint {
  const { ctx } = system;
  const refunds = ctx.table<XprRefundRow>('refundsxpr', { scope: owner });
  const row = refunds.get(owner);
  const symbol = system.coreSymbol();
  const now = secondsToTimePointSec(Number(xpr.seconds));
  if (row === null) {
    if (delta < 0n) refunds.emplace(owner, owner, { owner, request_time: now, quantity: quantity(-delta, symbol) });
    return delta < 0n ? 0n : delta;
  }
  const left = unitsOf(row.quantity) - delta;
  if (left <= 0n) {
    refunds.erase(owner);
    return -left;
  }
  refunds.modify(owner, null, (changed) => {
    changed.quantity = quantity(left, symbol);
    // Unstaking more restarts the period of the whole refund.
    if (delta < 0n) changed.request_time = now;
  });
  return 0n;
}

function changeVotingPower(system: System, xpr: XprState, owner: string, delta: bigint): void {
  const { voters } = system;
  const voter = voters.get(owner);
  if (voter === null) voters.emplace(owner, owner, { ...newVoter(system, owner), staked: delta });
  else voters.modify(owner, null, (row) => void (row.staked += delta));
  const qualified = BigInt(voter?.producers.length ?? 0) >= xpr.settings.min_bp_reward;
  changeRewardStake(system, xpr, owner, delta, qualified);
  if (qualified) xpr.pool.totalrstaked += delta;
  xpr.pool.totalstaked += delta;
  if (voter !== null && (voter.producers.length > 0 || voter.proxy !== '')) {
    updateVotes(system, owner, voter.proxy, voter.producers, false);
  }
}

function changeRewardStake(system: System, xpr: XprState, owner: string, delta: bigint, qualified: boolean): void {
  const pending = isPending(xpr, owner);
  const row = xpr.voters.get(owner);
  if (row !== null) {
    xpr.voters.modify(owner, null, (changed) => {
      if (pending && changed.startstake === null) changed.startstake = changed.staked;
      changed.staked += delta;
    });
    return;
  }
  if (qualified) xpr.pool.totalrvoters += 1n;
  xpr.voters.emplace(owner, owner, {
    owner,
    staked: delta,
    isqualified: qualified,
    claimamount: 0n,
    lastclaim: 0n,
    startstake: pending ? 0n : null,
    startqualif: pending ? false : null,
  });
}

/** A running distribution has not reached this voter. */
export function isPending({ pool }: XprState, owner: string): boolean {
  return pool.isprocessing && nameToU64(pool.processFrom) < nameToU64(owner);
}
