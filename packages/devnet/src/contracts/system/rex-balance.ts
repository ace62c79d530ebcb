import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import { rexValue } from '@antescope/economics/rex';
import { defaultMaturityBuckets, matureBuckets, maturityOf, savingsMaturity } from '@antescope/economics/rex-maturity';
import type { Table } from '../../contract.ts';
import { plus, quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { rexSymbol } from './names.ts';
import { openPool } from './rex-pool.ts';
import type { RexBalanceRow, RexMaturityRow, TimedAmount } from './rex-rows.ts';
import type { System } from './system.ts';

const endOfDays = secondsToTimePointSec(savingsMaturity);

export function balancesOf({ ctx }: System): Table<RexBalanceRow> {
  return ctx.table<RexBalanceRow>('rexbal');
}

/** The row of an account; fails if there is none. */
export function balanceOf(system: System, owner: string, message = 'account has no REX balance'): RexBalanceRow {
  const row = balancesOf(system).get(owner);
  check(system.ctx, row !== null, message);
  return row;
}

/** REX maturity settings of the chain. */
export function maturityRules({ ctx }: System): RexMaturityRow {
  const none = {
    num_of_maturity_buckets: defaultMaturityBuckets,
    sell_matured_rex: false,
    buy_rex_to_savings: false,
  };
  return ctx.table<RexMaturityRow>('rexmaturity').get('rexmaturity') ?? none;
}

/** Adds bought REX to its owner's balance. Returns the growth of the owner's voting stake in units. */
export function addRex(system: System, owner: string, paid: bigint, rex: bigint): bigint {
  const balances = balancesOf(system);
  const row = balances.get(owner);
  let growth = paid;
  if (row === null) {
    balances.emplace(owner, owner, {
      version: 0,
      owner,
      vote_stake: quantity(paid, system.coreSymbol()),
      rex_balance: quantity(rex, rexSymbol),
      matured_rex: 0n,
      rex_maturities: [],
    });
  } else {
    const worth = rexValue(openPool(system), unitsOf(row.rex_balance) + rex);
    growth = worth - unitsOf(row.vote_stake);
    balances.modify(owner, null, (changed) => {
      changed.rex_balance = plus(changed.rex_balance, rex);
      changed.vote_stake = quantity(worth, system.coreSymbol());
    });
  }
  const savings = takeSavings(system, owner);
  mature(system, owner);
  startMaturing(system, owner, rex);
  putSavings(system, owner, savings);
  return growth;
}

/** Adds REX to today's bucket, the last one. Savings must be removed first. */
export function startMaturing(system: System, owner: string, rex: bigint): void {
  const first = maturityNow(system);
  balancesOf(system).modify(owner, null, ({ rex_maturities: buckets }) => add(buckets, first, rex));
}

/** Moves matured buckets to matured REX. */
export function mature(system: System, owner: string): void {
  const now = Number(system.ctx.now / 1_000_000n);
  balancesOf(system).modify(owner, null, (row) => {
    const buckets = row.rex_maturities.map(({ first, second }) => ({
      maturity: timePointSecToSeconds(first),
      rex: second,
    }));
    const after = matureBuckets(row.matured_rex, buckets, now);
    row.matured_rex = after.matured;
    row.rex_maturities = row.rex_maturities.slice(buckets.length - after.buckets.length);
  });
}

/** Moves `rex` to savings, from the latest buckets first, then from matured REX; `reserved` REX is in a sell order. */
export function takeForSavings(system: System, owner: string, rex: bigint, reserved: bigint): void {
  const { ctx } = system;
  balancesOf(system).modify(owner, null, (row) => {
    let remaining = rex;
    while (remaining > 0n) {
      const last = row.rex_maturities.at(-1);
      if (last === undefined) break;
      const amount = last.second < remaining ? last.second : remaining;
      last.second -= amount;
      remaining -= amount;
      if (last.second === 0n) row.rex_maturities.pop();
    }
    row.matured_rex -= remaining;
    check(ctx, remaining === 0n || reserved <= row.matured_rex, 'logic error in mvtosavings');
  });
}

/** Restarts the maturity of all REX outside savings and sell orders (`reserved`). */
export function consolidateBuckets(system: System, owner: string, reserved: bigint): void {
  const savings = takeSavings(system, owner);
  const first = maturityNow(system);
  balancesOf(system).modify(owner, null, (row) => {
    const total = row.rex_maturities.reduce((sum, { second }) => sum + second, row.matured_rex - reserved);
    row.matured_rex = reserved;
    row.rex_maturities = total > 0n ? [{ first, second: total }] : [];
  });
  putSavings(system, owner, savings);
}

/** Removes the savings bucket, so that the last one is the latest purchase; returns its REX. */
export function takeSavings(system: System, owner: string): bigint {
  const last = balancesOf(system).get(owner)?.rex_maturities.at(-1);
  if (last?.first !== endOfDays) return 0n;
  balancesOf(system).modify(owner, null, (row) => void row.rex_maturities.pop());
  return last.second;
}

export function putSavings(system: System, owner: string, rex: bigint): void {
  if (rex === 0n) return;
  balancesOf(system).modify(owner, null, ({ rex_maturities: buckets }) => add(buckets, endOfDays, rex));
}

function add(buckets: TimedAmount[], first: string, rex: bigint): void {
  const last = buckets.at(-1);
  if (last?.first === first) last.second += rex;
  else buckets.push({ first, second: rex });
}

function maturityNow(system: System): string {
  const seconds = Number(system.ctx.now / 1_000_000n);
  return secondsToTimePointSec(maturityOf(seconds, maturityRules(system).num_of_maturity_buckets));
}
