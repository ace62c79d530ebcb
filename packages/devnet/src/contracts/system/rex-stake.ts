import { rexValue } from '@antescope/economics/rex';
import { quantity, unitsOf } from '../amount.ts';
import { balancesOf } from './rex-balance.ts';
import { poolOf } from './rex-pool.ts';
import type { System } from './system.ts';

/** Updates the voting stake of a lender to the current value of its REX. */
export function updateRexStake(system: System, voter: string): void {
  const { voters } = system;
  const balances = balancesOf(system);
  const balance = balances.get(voter);
  const pool = poolOf(system);
  if (balance === null || pool === null || pool.rex <= 0n) return;
  const worth = rexValue(pool, unitsOf(balance.rex_balance));
  const delta = worth - unitsOf(balance.vote_stake);
  balances.modify(voter, null, (row) => {
    row.vote_stake = quantity(worth, system.coreSymbol());
  });
  if (delta === 0n || !voters.has(voter)) return;
  voters.modify(voter, null, (row) => {
    row.staked += delta;
  });
}

/** Voting stake of a voter's REX, in units. */
export function rexStake(system: System, voter: string): bigint {
  const balance = balancesOf(system).get(voter);
  return balance === null || unitsOf(balance.rex_balance) <= 0n ? 0n : unitsOf(balance.vote_stake);
}
