import { check } from '../check.ts';
import { nameToU64 } from '@antescope/codec/chain/name';
import { maxProducersPerVote } from '@antescope/economics/vote-weight';
import { ballotWeight, proxiedWeight, lastBallot, storeBallot } from './ballots.ts';
import { newVoter } from './managed-limits.ts';
import { changeVotes, updateTotalShare } from './producer-votes.ts';
import { updateRexStake } from './rex-stake.ts';
import type { VoterRow } from './rows.ts';
import type { System } from './system.ts';

/** Voting stake in units that activates the chain: 15% of a billion tokens. */
const activatedStake = 1_500_000_000_000n;

export function vote(system: System, data: { voter: string; proxy: string; producers: string[] }): void {
  // Only the system may vote with the founder's tokens.
  system.ctx.requireAuth(data.voter === 'b1' ? system.ctx.receiver : data.voter);
  updateRexStake(system, data.voter);
  updateVotes(system, data.voter, data.proxy, data.producers, true);
}

export function registerProxy(system: System, { proxy, isproxy }: { proxy: string; isproxy: boolean }): void {
  const { ctx, voters } = system;
  ctx.requireAuth(proxy);
  const row = voters.get(proxy);
  if (row === null) {
    voters.emplace(proxy, proxy, { ...newVoter(system, proxy), is_proxy: isproxy });
    return;
  }
  check(ctx, isproxy !== row.is_proxy, 'action has no effect');
  check(ctx, !isproxy || row.proxy === '', 'account that uses a proxy is not allowed to become a proxy');
  voters.modify(proxy, null, (changed) => {
    changed.is_proxy = isproxy;
  });
  propagate(system, proxy);
}

/** Moves a voter's weight from its previous to its current votes. `voting`: by an action of the voter. */
export function updateVotes(
  system: System,
  name: string,
  proxy: string,
  producers: readonly string[],
  voting: boolean,
): void {
  const { ctx, voters, global } = system;
  checkChoice(system, name, proxy, producers);
  const voter = voters.get(name);
  check(ctx, voter !== null, 'user must stake before they can vote');
  check(ctx, proxy === '' || !voter.is_proxy, 'account registered as a proxy is not allowed to use a proxy');
  // Unstaking is impossible before activation, so a zero last weight means a first vote.
  if (!system.activated && voter.last_vote_weight <= 0) {
    global.total_activated_stake += voter.staked;
    if (global.total_activated_stake >= activatedStake) global.thresh_activated_stake_time = system.time;
  }
  const weight = ballotWeight(system, voter, producers.length);
  const deltas = new Map<string, { votes: number; chosen: boolean }>();
  withdraw(system, voter, deltas);
  if (proxy !== '') {
    const target = voters.get(proxy);
    check(ctx, target !== null, 'invalid proxy specified');
    check(ctx, !voting || target.is_proxy, 'proxy not found');
    addProxied(system, proxy, proxiedWeight(system, voter, weight));
  } else {
    for (const producer of producers) {
      deltas.set(producer, { votes: (deltas.get(producer)?.votes ?? 0) + weight, chosen: true });
    }
  }
  applyDeltas(system, deltas, voting);
  const withdrawn = voting && proxy === '' && producers.length === 0;
  voters.modify(name, null, (row) => {
    storeBallot(system, row, weight, withdrawn);
    row.producers = [...producers];
    row.proxy = proxy;
  });
}

function checkChoice({ ctx }: System, name: string, proxy: string, producers: readonly string[]): void {
  if (proxy !== '') {
    check(ctx, producers.length === 0, 'cannot vote for producers and proxy at same time');
    check(ctx, name !== proxy, 'cannot proxy to self');
    return;
  }
  check(ctx, producers.length <= maxProducersPerVote, 'attempt to vote for too many producers');
  for (let i = 1; i < producers.length; i++) {
    const ascending = nameToU64(producers[i - 1]!) < nameToU64(producers[i]!);
    check(ctx, ascending, 'producer votes must be unique and sorted');
  }
}

/** Withdraws the last vote, from its proxy or into `deltas`. */
function withdraw(system: System, voter: VoterRow, deltas: Map<string, { votes: number; chosen: boolean }>): void {
  const last = lastBallot(system, voter);
  if (last.proxied <= 0) return;
  if (voter.proxy === '') {
    for (const producer of voter.producers) deltas.set(producer, { votes: -last.weight, chosen: false });
    return;
  }
  check(system.ctx, system.voters.has(voter.proxy), 'old proxy not found');
  addProxied(system, voter.proxy, -last.proxied);
}

function addProxied(system: System, proxy: string, weight: number): void {
  system.voters.modify(proxy, null, (row) => {
    row.proxied_vote_weight += weight;
  });
  propagate(system, proxy);
}

function applyDeltas(
  system: System,
  deltas: ReadonlyMap<string, { votes: number; chosen: boolean }>,
  voting: boolean,
): void {
  const { ctx, producers } = system;
  let rate = 0;
  let inactive = 0;
  const byName = [...deltas].sort(([a], [b]) => (nameToU64(a) < nameToU64(b) ? -1 : 1));
  for (const [name, { votes, chosen }] of byName) {
    const row = producers.get(name);
    if (row === null) {
      check(ctx, !chosen, `producer ${name} is not registered`);
      continue;
    }
    check(ctx, !voting || row.is_active || !chosen, `producer ${name} is not currently registered`);
    const change = changeVotes(system, row, votes, true);
    rate += change.rate;
    inactive += change.inactive;
  }
  updateTotalShare(system, -inactive, rate);
}

/** Propagates a change of a proxy's weight to its producers. */
function propagate(system: System, name: string): void {
  const { ctx, voters } = system;
  const voter = voters.get(name);
  check(ctx, voter !== null, 'proxy not found');
  check(ctx, voter.proxy === '' || !voter.is_proxy, 'account registered as a proxy is not allowed to use a proxy');
  const weight = ballotWeight(system, voter, voter.producers.length);
  const delta = weight - voter.last_vote_weight;
  // Skips changes below one unit.
  if (Math.abs(delta) > 1) {
    if (voter.proxy === '') changeProducers(system, voter.producers, delta);
    else addProxied(system, voter.proxy, delta);
  }
  voters.modify(name, null, (row) => storeBallot(system, row, weight));
}

function changeProducers(system: System, names: readonly string[], delta: number): void {
  let rate = 0;
  let inactive = 0;
  for (const name of names) {
    const row = system.producers.get(name);
    check(system.ctx, row !== null, 'producer not found');
    const change = changeVotes(system, row, delta, false);
    rate += change.rate;
    inactive += change.inactive;
  }
  updateTotalShare(system, -inactive, rate);
}
