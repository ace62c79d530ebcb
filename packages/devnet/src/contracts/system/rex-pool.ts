import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import type { RexPool } from '@antescope/economics/rex';
import { addReturn, distributeReturns, isDistributionDue, type ReturnPool } from '@antescope/economics/rex-returns';
import type { Table } from '../../contract.ts';
import { quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { rexSymbol } from './names.ts';
import type { RexOrderRow, RexPoolRow, RexReturnBucketsRow, RexReturnPoolRow } from './rex-rows.ts';
import type { System } from './system.ts';

/** The pool in units, or null before the first purchase. */
export function poolOf({ ctx }: System): RexPool | null {
  const row = ctx.table<RexPoolRow>('rexpool').get(0n);
  if (row === null) return null;
  return {
    lent: unitsOf(row.total_lent),
    unlent: unitsOf(row.total_unlent),
    rent: unitsOf(row.total_rent),
    lendable: unitsOf(row.total_lendable),
    rex: unitsOf(row.total_rex),
  };
}

/** The pool; fails if there is none. */
export function openPool(system: System): RexPool {
  const pool = poolOf(system);
  check(system.ctx, pool !== null, 'rex system not initialized yet');
  return pool;
}

/** Stores the pool's amounts, and a new loan number if `newLoan`. */
export function savePool(system: System, pool: RexPool, newLoan = false): void {
  const symbol = system.coreSymbol();
  const amounts = {
    total_lent: quantity(pool.lent, symbol),
    total_unlent: quantity(pool.unlent, symbol),
    total_rent: quantity(pool.rent, symbol),
    total_lendable: quantity(pool.lendable, symbol),
    total_rex: quantity(pool.rex, rexSymbol),
  };
  const pools = poolRows(system);
  if (!pools.has(0n)) {
    const first = { version: 0, ...amounts, namebid_proceeds: quantity(0n, symbol), loan_num: 0n };
    pools.emplace(system.ctx.receiver, 0n, first);
    return;
  }
  pools.modify(0n, null, (row) => {
    Object.assign(row, amounts);
    if (newLoan) row.loan_num++;
  });
}

/** Number of the latest loan. */
export function lastLoan(system: System): bigint {
  return poolRows(system).get(0n)?.loan_num ?? 0n;
}

/** Whether any REX exists. */
export function rexAvailable(system: System): boolean {
  return (poolOf(system)?.rex ?? 0n) > 0n;
}

/** Whether CPU and NET can be rented: REX exists and no sell order is queued. */
export function loansAvailable(system: System): boolean {
  if (!rexAvailable(system)) return false;
  const [first] = system.ctx.table<RexOrderRow>('rexqueue').bySecondary(0);
  return first === undefined || !first[2].is_open;
}

/** Distributes due returns to the pool. */
export function distribute(system: System): void {
  const { ctx } = system;
  const row = returnPools(system).get(0n);
  if (row === null) return;
  const now = Number(ctx.now / 1_000_000n);
  const returnPool = returnPoolOf(row);
  if (!isDistributionDue(returnPool, now)) return;
  const bucketRows = ctx.table<RexReturnBucketsRow>('retbuckets');
  const buckets = (bucketRows.get(0n)?.return_buckets ?? []).map(({ first, second }) => ({
    time: timePointSecToSeconds(first),
    rate: second,
  }));
  const after = distributeReturns({ pool: returnPool, buckets }, now);
  saveReturnPool(system, after.pool);
  bucketRows.modify(0n, null, (changed) => {
    changed.return_buckets = after.buckets.map(({ time, rate }) => ({
      first: secondsToTimePointSec(time),
      second: rate,
    }));
  });
  if (after.added === 0n) return;
  const pool = openPool(system);
  const unlent = pool.unlent + after.added;
  savePool(system, { ...pool, unlent, lendable: unlent + pool.lent });
}

/** Adds a fee or donation to the return pool. */
export function addToReturns(system: System, units: bigint): void {
  const { ctx } = system;
  distribute(system);
  if (units <= 0n) return;
  const row = returnPools(system).get(0n);
  const next = addReturn(row === null ? null : returnPoolOf(row), units, Number(ctx.now / 1_000_000n));
  saveReturnPool(system, next);
  if (row !== null) return;
  ctx.table<RexReturnBucketsRow>('retbuckets').emplace(ctx.receiver, 0n, { version: 0, return_buckets: [] });
}

function returnPoolOf(row: RexReturnPoolRow): ReturnPool {
  return {
    lastDistribution: timePointSecToSeconds(row.last_dist_time),
    pendingTime: timePointSecToSeconds(row.pending_bucket_time),
    oldestTime: timePointSecToSeconds(row.oldest_bucket_time),
    pending: row.pending_bucket_proceeds,
    rate: row.current_rate_of_increase,
    proceeds: row.proceeds,
  };
}

function saveReturnPool(system: System, pool: ReturnPool): void {
  const row: RexReturnPoolRow = {
    version: 0,
    last_dist_time: secondsToTimePointSec(pool.lastDistribution),
    pending_bucket_time: secondsToTimePointSec(pool.pendingTime),
    oldest_bucket_time: secondsToTimePointSec(pool.oldestTime),
    pending_bucket_proceeds: pool.pending,
    current_rate_of_increase: pool.rate,
    proceeds: pool.proceeds,
  };
  const rows = returnPools(system);
  if (rows.has(0n)) rows.modify(0n, null, (changed) => Object.assign(changed, row));
  else rows.emplace(system.ctx.receiver, 0n, row);
}

function poolRows({ ctx }: System): Table<RexPoolRow> {
  return ctx.table<RexPoolRow>('rexpool');
}

function returnPools({ ctx }: System): Table<RexReturnPoolRow> {
  return ctx.table<RexReturnPoolRow>('rexretpool');
}
