import { check } from '../check.ts';
import { newVoter } from './managed-limits.ts';
import type { System } from './system.ts';
import { updateVotes } from './votes.ts';

/** Changes an account's voting stake and its votes. */
export function changeVotingStake(system: System, voter: string, delta: bigint): void {
  const { ctx, voters } = system;
  const row = voters.get(voter);
  const staked = (row?.staked ?? 0n) + delta;
  if (row === null) {
    voters.emplace(voter, voter, { ...newVoter(system, voter), staked });
  } else {
    voters.modify(voter, null, (changed) => {
      changed.staked = staked;
    });
  }
  check(ctx, staked >= 0n, 'stake for voting cannot be negative');
  if (row !== null && (row.producers.length > 0 || row.proxy !== '')) {
    updateVotes(system, voter, row.proxy, row.producers, false);
  }
}
