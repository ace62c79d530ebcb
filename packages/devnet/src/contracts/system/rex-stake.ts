import { quantity, unitsOf } from '../amount.ts';
import type { RexBalanceRow, RexPoolRow } from './rows.ts';
import type { System } from './system.ts';

/** What is lent to REX votes too: brings the stake of a lender up to what his REX is worth now. */
export function updateRexStake(system: System, voter: string): void {
  const { ctx, voters } = system;
  const balances = ctx.table<RexBalanceRow>('rexbal');
  const balance = balances.get(voter);
  const pool = ctx.table<RexPoolRow>('rexpool').get(0n);
  if (balance === null || pool === null || unitsOf(pool.total_rex) <= 0n) return;
  const worth = (unitsOf(balance.rex_balance) * unitsOf(pool.total_lendable)) / unitsOf(pool.total_rex);
  const delta = worth - unitsOf(balance.vote_stake);
  balances.modify(voter, null, (row) => {
    row.vote_stake = quantity(worth, system.coreSymbol());
  });
  if (delta === 0n || !voters.has(voter)) return;
  voters.modify(voter, null, (row) => {
    row.staked += delta;
  });
}

/** Units that a voter's REX counts for. */
export function rexStake({ ctx }: System, voter: string): bigint {
  const balance = ctx.table<RexBalanceRow>('rexbal').get(voter);
  return balance === null || unitsOf(balance.rex_balance) <= 0n ? 0n : unitsOf(balance.vote_stake);
}
