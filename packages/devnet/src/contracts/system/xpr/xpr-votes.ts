import { check } from '../../check.ts';
import type { System } from '../system.ts';
import { updateVotes } from '../votes.ts';
import { isPending } from './xpr-stake.ts';
import type { XprState } from './xpr-state.ts';

/** Votes with staked XPR. Votes for enough producers qualify for rewards. */
export function voteWithXpr(
  system: System,
  xpr: XprState,
  data: { voter: string; proxy: string; producers: string[] },
): void {
  const { ctx } = system;
  ctx.requireAuth(data.voter);
  const chosen = BigInt(data.producers.length);
  check(ctx, chosen <= xpr.settings.max_bp_per_vote, 'attempt to vote for too many producers');
  const before = BigInt(system.voters.get(data.voter)?.producers.length ?? 0);
  check(ctx, system.voters.has(data.voter), 'user must stake XPR before they can vote');
  updateVotes(system, data.voter, data.proxy, data.producers, true);
  const { min_bp_reward: enough } = xpr.settings;
  if (before < enough && chosen >= enough) qualify(xpr, data.voter, true);
  else if (before >= enough && chosen < enough) qualify(xpr, data.voter, false);
}

/** Starts or ends a voter's share of the rewards. */
function qualify(xpr: XprState, owner: string, isqualified: boolean): void {
  const row = xpr.voters.get(owner);
  if (row === null) return;
  xpr.pool.totalrstaked += isqualified ? row.staked : -row.staked;
  xpr.pool.totalrvoters += isqualified ? 1n : -1n;
  xpr.voters.modify(owner, null, (changed) => {
    if (isPending(xpr, owner) && changed.startqualif === null) changed.startqualif = changed.isqualified;
    changed.isqualified = isqualified;
  });
}
