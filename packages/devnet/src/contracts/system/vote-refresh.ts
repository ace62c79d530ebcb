import { unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { rexStake } from './rex-stake.ts';
import { updateRex } from './rex.ts';
import type { DelegationRow } from './rows.ts';
import type { System } from './system.ts';
import { updateVotes } from './votes.ts';

/** Recounts a voter's stake and renews its vote. Like on chain, requires REX and a vote. */
export function refreshVote(system: System, { voter_name }: { voter_name: string }): void {
  const { ctx, voters } = system;
  check(ctx, voters.has(voter_name), 'no voter found');
  updateRex(system, { owner: voter_name });
  let staked = rexStake(system, voter_name);
  for (const [, delegation] of ctx.table<DelegationRow>('delband', { scope: voter_name }).lowerBound()) {
    staked += unitsOf(delegation.net_weight) + unitsOf(delegation.cpu_weight);
  }
  const row = voters.get(voter_name)!;
  if (row.staked !== staked) {
    voters.modify(voter_name, null, (changed) => {
      changed.staked = staked;
    });
  }
  updateVotes(system, voter_name, row.proxy, row.producers, true);
}
