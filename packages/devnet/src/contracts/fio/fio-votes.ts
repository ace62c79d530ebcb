import { nameToU64 } from '@antescope/codec/chain/name';
import { slotToTime, timeToSlot } from '@antescope/codec/chain/time';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { microsToTimePoint } from '@antescope/codec/chain/time';
import type { ApplyContext, SecondaryKeys } from '../../contract.ts';
import { quantity } from '../amount.ts';
import { check } from '../check.ts';
import { balanceOf } from './fio-balance.ts';
import { collectFee, fioSymbol, ownHandle } from './fio-fees.ts';
import { globalOf, saveGlobal } from './fio-global.ts';
import { rowBy } from './fio-lookup.ts';
import { hashKey, numberKey, textHash } from './fio-names.ts';
import type { FioProducerRow, FioVoterRow } from './fio-rows.ts';

const scheduleSize = 21;
const slotsPerMinute = 120;
const mostProducers = 30;

interface Voting {
  fio_address: string;
  actor: string;
  max_fee: bigint;
}

export function registerProducer(
  ctx: ApplyContext,
  data: Voting & { fio_pub_key: string; url: string; location: number },
): void {
  const address = pay(ctx, data, 'register_producer');
  check(ctx, address !== '', 'Invalid FIO Address');
  const producers = ctx.table<FioProducerRow>('producers');
  const found = rowBy(producers, 2, nameToU64(data.actor));
  const shared = {
    fio_address: address,
    addresshash: textHash(address),
    producer_public_key: formatPublicKey(parsePublicKey(data.fio_pub_key)),
    is_active: true,
    url: data.url,
    location: data.location,
  };
  if (found !== null) {
    producers.modify(found.id, null, (row) => void Object.assign(row, shared), producerKeys);
    return;
  }
  const id = producers.availablePrimaryKey();
  const row: FioProducerRow = {
    ...shared,
    id,
    owner: data.actor,
    total_votes: 0,
    unpaid_blocks: 0,
    last_claim_time: microsToTimePoint(ctx.now),
    last_bpclaim: 0,
  };
  producers.emplace(ctx.receiver, id, row, producerKeys(row));
}

export function unregisterProducer(ctx: ApplyContext, data: Voting): void {
  pay(ctx, data, 'unregister_producer');
  const producers = ctx.table<FioProducerRow>('producers');
  const found = rowBy(producers, 2, nameToU64(data.actor));
  check(ctx, found !== null, 'Producer is not found');
  producers.modify(found.id, null, (row) => void (row.is_active = false), producerKeys);
}

export function vote(ctx: ApplyContext, data: Voting & { producers: string[] }): void {
  const address = pay(ctx, data, 'vote_producer');
  check(ctx, data.producers.length <= mostProducers, 'attempt to vote for too many producers');
  const owners = data.producers.map((name) => {
    const found = rowBy(ctx.table<FioProducerRow>('producers'), 1, textHash(name));
    check(ctx, found?.row.is_active === true, 'Invalid or duplicated producers');
    return found.row.owner;
  });
  check(ctx, new Set(owners).size === owners.length, 'Invalid or duplicated producers');
  const sorted = owners.sort((a, b) => (nameToU64(a) < nameToU64(b) ? -1 : 1));
  changeVote(ctx, data.actor, address, { producers: sorted, proxy: '' });
}

export function voteByProxy(ctx: ApplyContext, data: Voting & { proxy: string }): void {
  const address = pay(ctx, data, 'proxy_vote');
  let proxy = '';
  if (data.proxy !== '') {
    const found = rowBy(ctx.table<FioVoterRow>('voters'), 0, textHash(data.proxy));
    check(ctx, found?.row.is_proxy === true, 'This address is not a proxy');
    check(ctx, found.row.owner !== data.actor, 'Invalid proxy address');
    proxy = found.row.owner;
  }
  changeVote(ctx, data.actor, address, { producers: [], proxy });
}

/** Registers a proxy under an own address; a proxy that the account uses is removed. */
export function registerProxy(ctx: ApplyContext, data: Voting): void {
  const address = pay(ctx, data, 'register_proxy');
  check(ctx, address !== '', 'Invalid FIO Address');
  const present = voterOf(ctx, data.actor, address);
  check(ctx, !present.is_proxy, 'Already registered as proxy. ');
  if (present.proxy !== '') changeVote(ctx, data.actor, address, { producers: present.producers, proxy: '' });
  const voter = voterOf(ctx, data.actor, address);
  ctx
    .table<FioVoterRow>('voters')
    .modify(
      voter.id,
      null,
      (row) => void Object.assign(row, { is_proxy: true, fioaddress: address, addresshash: textHash(address) }),
      voterKeys,
    );
  carry(ctx, voter, voter.proxied_vote_weight);
}

/** The votes through the proxy no longer count. */
export function unregisterProxy(ctx: ApplyContext, data: Voting): void {
  const address = pay(ctx, data, 'unregister_proxy');
  check(ctx, address !== '', 'Invalid FIO Address');
  const voter = voterOf(ctx, data.actor, address);
  check(ctx, voter.is_proxy, 'Account is not registered as proxy');
  carry(ctx, voter, -voter.proxied_vote_weight);
  ctx.table<FioVoterRow>('voters').modify(voter.id, null, (row) => void (row.is_proxy = false));
}

/** Checks signer and address and collects the fee; a vote without an address always pays it. Returns the address. */
function pay(ctx: ApplyContext, { fio_address, actor, max_fee }: Voting, endPoint: string): string {
  ctx.requireAuth(actor);
  if (fio_address === '') {
    collectFee(ctx, { endPoint, actor, maxFee: max_fee });
    return '';
  }
  const { row } = ownHandle(ctx, fio_address, actor);
  collectFee(ctx, { endPoint, actor, maxFee: max_fee, bundlesOf: row.name });
  return row.name;
}

function voterOf(ctx: ApplyContext, owner: string, address: string): FioVoterRow {
  const voters = ctx.table<FioVoterRow>('voters');
  const found = rowBy(voters, 1, nameToU64(owner));
  if (found !== null) return found.row;
  const row: FioVoterRow = {
    id: voters.availablePrimaryKey(),
    fioaddress: address,
    addresshash: textHash(address),
    owner,
    proxy: '',
    producers: [],
    last_vote_weight: 0,
    proxied_vote_weight: 0,
    is_proxy: false,
    is_auto_proxy: false,
    reserved2: 0,
    reserved3: quantity(0n, fioSymbol),
  };
  voters.emplace(ctx.receiver, row.id, row, voterKeys(row));
  return row;
}

/**
 * A vote weighs the balance at the time of the vote, without decay. The weight of a proxy includes those that vote
 * through it, as in the contracts that FIO's derive from.
 */
function changeVote(
  ctx: ApplyContext,
  owner: string,
  address: string,
  choice: { producers: string[]; proxy: string },
): void {
  const voter = voterOf(ctx, owner, address);
  const proxied = voter.is_proxy ? voter.proxied_vote_weight : 0;
  const own = Number(balanceOf(ctx, owner));
  cast(ctx, voter, -voter.last_vote_weight, proxied - voter.last_vote_weight);
  const changed = { ...voter, ...choice, last_vote_weight: own + proxied };
  ctx
    .table<FioVoterRow>('voters')
    .modify(
      voter.id,
      null,
      (row) => void Object.assign(row, { ...choice, last_vote_weight: own + proxied }),
      voterKeys,
    );
  cast(ctx, changed, own + proxied, own);
}

/** Adds a weight to the voter's proxy or to its own producers; `own` is the voter's part of it. */
function cast(ctx: ApplyContext, voter: FioVoterRow, weight: number, own: number): void {
  if (weight === 0) return;
  if (voter.proxy === '') {
    countVotes(ctx, voter.producers, weight, own);
    return;
  }
  const voters = ctx.table<FioVoterRow>('voters');
  const proxy = rowBy(voters, 1, nameToU64(voter.proxy));
  if (proxy === null) return;
  const { row } = proxy;
  voters.modify(proxy.id, null, (changed) => void (changed.proxied_vote_weight += weight));
  if (row.is_proxy) carry(ctx, row, weight, own);
}

/** Adds a weight that others vote through a proxy to the proxy's own weight and to its producers. */
function carry(ctx: ApplyContext, proxy: FioVoterRow, weight: number, voted = 0): void {
  if (weight === 0) return;
  ctx.table<FioVoterRow>('voters').modify(proxy.id, null, (row) => void (row.last_vote_weight += weight));
  countVotes(ctx, proxy.producers, weight, voted);
}

function countVotes(ctx: ApplyContext, producers: readonly string[], weight: number, voted: number): void {
  const table = ctx.table<FioProducerRow>('producers');
  for (const owner of producers) {
    const found = rowBy(table, 2, nameToU64(owner));
    if (found === null) continue;
    table.modify(found.id, null, (row) => void (row.total_votes = Math.max(0, row.total_votes + weight)), producerKeys);
  }
  const global = globalOf(ctx);
  global.total_producer_vote_weight += weight * producers.length;
  if (producers.length > 0) global.total_voted_fio += BigInt(voted);
  saveGlobal(ctx, global);
}

export function onBlock(ctx: ApplyContext, { header }: { header: { timestamp: number; producer: string } }): void {
  ctx.requireAuth(ctx.receiver);
  const global = globalOf(ctx);
  const producers = ctx.table<FioProducerRow>('producers');
  const maker = header.producer === '' ? null : rowBy(producers, 2, nameToU64(header.producer));
  if (maker !== null) {
    global.total_unpaid_blocks++;
    producers.modify(maker.id, null, (row) => void row.unpaid_blocks++);
  }
  if (header.timestamp - timeToSlot(global.last_producer_schedule_update) > slotsPerMinute) {
    global.last_producer_schedule_update = slotToTime(header.timestamp);
    elect(ctx, global);
  }
  saveGlobal(ctx, global);
}

/** Proposes the 21 active producers with the most votes, ordered by name. */
function elect(ctx: ApplyContext, global: { last_producer_schedule_size: number }): void {
  const elected: FioProducerRow[] = [];
  for (const [, , row] of ctx.table<FioProducerRow>('producers').bySecondary(0)) {
    if (elected.length === scheduleSize || row.total_votes <= 0 || !row.is_active) break;
    elected.push(row);
  }
  if (elected.length === 0 || elected.length < global.last_producer_schedule_size) return;
  elected.sort((a, b) => (nameToU64(a.owner) < nameToU64(b.owner) ? -1 : 1));
  const proposed = ctx.setProposedProducers(
    elected.map(({ owner, producer_public_key: key }) => ({
      producer_name: owner,
      authority: { threshold: 1, keys: [{ key, weight: 1 }] },
    })),
  );
  if (proposed !== null) global.last_producer_schedule_size = elected.length;
}

function producerKeys(row: FioProducerRow): SecondaryKeys {
  return [
    { type: 'idx_double', key: row.is_active ? -row.total_votes : row.total_votes },
    hashKey(row.addresshash),
    numberKey(nameToU64(row.owner)),
  ];
}

function voterKeys(row: FioVoterRow): SecondaryKeys {
  return [hashKey(row.addresshash), numberKey(nameToU64(row.owner))];
}
