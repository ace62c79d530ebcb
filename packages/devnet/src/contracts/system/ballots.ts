import { weightByRule } from '@antescope/economics/vote-weight';
import type { VoterRow } from './rows.ts';
import type { System } from './system.ts';

/*
 * Voting weights. With vote decay a proxy adds its own weight and its delegators' weights. With inverse weights it adds
 * stakes, because the weight depends on the number of producers the proxy votes for.
 */

/** Weight each voted producer gets from this voter's own and proxied stake. */
export function ballotWeight(system: System, voter: VoterRow, chosen: number): number {
  const { votes } = system.rules;
  const seconds = Number(system.ctx.now / 1_000_000n);
  if (votes.kind === 'inverse') return weightByRule(votes, ballotStake(voter), seconds, chosen);
  const own = weightByRule(votes, voter.staked, seconds, chosen);
  return voter.is_proxy ? own + voter.proxied_vote_weight : own;
}

/** What a proxy receives from a delegator whose ballot weighs `weight`. */
export function proxiedWeight(system: System, voter: VoterRow, weight: number): number {
  return system.rules.votes.kind === 'inverse' ? Number(voter.staked) : weight;
}

/** What the voter's proxy, or (as a weight) each of its producers, received last; 0 if it has not voted. */
export function lastBallot(system: System, voter: VoterRow): { weight: number; proxied: number } {
  const weight = voter.last_vote_weight;
  const proxied = system.rules.votes.kind === 'inverse' ? Number(voter.last_stake ?? 0n) : weight;
  return { weight, proxied };
}

/** Stores a ballot's weight, and on Telos its stake. */
export function storeBallot(system: System, row: VoterRow, weight: number, withdrawn = false): void {
  if (system.rules.votes.kind === 'inverse') row.last_stake = withdrawn ? 0n : ballotStake(row);
  row.last_vote_weight = weight;
}

function ballotStake(voter: VoterRow): bigint {
  return voter.is_proxy ? voter.staked + BigInt(Math.trunc(voter.proxied_vote_weight)) : voter.staked;
}
