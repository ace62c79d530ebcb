import { weightByRule } from '@antescope/economics/vote-weight';
import type { VoterRow } from './rows.ts';
import type { System } from './system.ts';

/*
 * What a voter's stake comes to. Where votes decay, weights are added up: a proxy's is its own and its followers'. With
 * inverse weights stakes are, because the weight hangs on how many producers the proxy has chosen.
 */

/** Weight that each chosen producer gets by this voter's own stake and that of his followers. */
export function ballotWeight(system: System, voter: VoterRow, chosen: number): number {
  const { votes } = system.rules;
  const seconds = Number(system.ctx.now / 1_000_000n);
  if (votes.kind === 'inverse') return weightByRule(votes, ballotStake(voter), seconds, chosen);
  const own = weightByRule(votes, voter.staked, seconds, chosen);
  return voter.is_proxy ? own + voter.proxied_vote_weight : own;
}

/** What a proxy gets of a follower whose ballot weighs `weight`. */
export function handedOver(system: System, voter: VoterRow, weight: number): number {
  return system.rules.votes.kind === 'inverse' ? Number(voter.staked) : weight;
}

/** What his proxy, or (as a weight) each of his producers, got of him last; 0 where he has not voted. */
export function lastBallot(system: System, voter: VoterRow): { weight: number; handed: number } {
  const weight = voter.last_vote_weight;
  const handed = system.rules.votes.kind === 'inverse' ? Number(voter.last_stake ?? 0n) : weight;
  return { weight, handed };
}

/** Notes what a ballot weighed, and on Telos the stake behind it. */
export function noteBallot(system: System, row: VoterRow, weight: number, withdrawn = false): void {
  if (system.rules.votes.kind === 'inverse') row.last_stake = withdrawn ? 0n : ballotStake(row);
  row.last_vote_weight = weight;
}

function ballotStake(voter: VoterRow): bigint {
  return voter.is_proxy ? voter.staked + BigInt(Math.trunc(voter.proxied_vote_weight)) : voter.staked;
}
