import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { dailyPay, inflationOf, isProducing, type PayRules, waxPayRules } from '@antescope/economics/producer-pay';
import { voteShare } from '@antescope/economics/vote-weight';
import { data, empty, type Failure, lastValue, mapOutcome, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { type GlobalState, globalState, globalState4 } from '../table/tables/system-state.ts';
import { type ProducerRow, producersByVotes } from '../table/tables/system.ts';
import { tokenStatOf } from '../token/token-tables.ts';
import { type BackendProducer, backendProducers } from '../services/backend/producers.ts';
import { snapshotPay } from './snapshot-pay.ts';
import { stakeOfVotes } from './stake-of-votes.ts';
import { coreTokenOfSystem } from './system-token.ts';

export interface ProducerEntry {
  /** 1 is the most votes. */
  rank: number;
  owner: string;
  /** Tokens that would weigh as much if they voted today; null if the chain weighs votes in another way. */
  votes: string | null;
  /** Percent of all votes with two decimals; null if their sum is not known, or less than the producer's own. */
  share: string | null;
  /** Estimated pay for a day, of blocks and votes; null if inflation or supply is not known. */
  dailyPay: string | null;
  url: string;
  /** FIO address that votes name the producer by; null on other chains. */
  fioAddress: string | null;
  /** Number that the producer registered: mostly the country's by ISO 3166. */
  location: number;
  unpaidBlocks: number;
  /** What a backend knows of it from its bp.json; null if none is configured, or it does not know it. */
  about: BackendProducer | null;
}

export interface ProducerList {
  producers: ProducerEntry[];
  /** Tokens that vote, and the share of the supply that they are; null if not known. */
  staked: string | null;
  stakedShare: string | null;
}

/**
 * Active registered producers, most votes first, at most `limit`: votes and pay by the tables of the system contract,
 * names and logos by the backend, where the chain has one and it answers.
 */
export async function producerList(at: SourceContext, limit: number): Promise<Outcome<ProducerList>> {
  const token = coreTokenOfSystem(at.chain);
  const [rows, state, rules, supply, listed] = await Promise.all([
    readTable(at, producersByVotes, undefined, { limit }),
    readRow(at, globalState, undefined),
    payRules(at),
    tokenStatOf(at, token.contract, token.code),
    ofBackend(at, limit),
  ]);
  const registered = lastValue(rows);
  if (registered === null) return rows.state === 'failed' ? withoutData(rows) : empty(rows.meta);
  const total = lastValue(state);
  const units = supply.state === 'data' ? parseAsset(supply.data.supply) : null;
  const rates = rules === null ? waxPayRules : lastValue(rules);
  const day = rates === null || units === null ? null : inflationOf(units.units, rates);
  const active = registered.filter((row) => row.active);
  const snapshots =
    at.chain.contractVariants.producerPay === 'snapshots'
      ? await snapshotPay(at, registered.length < limit ? active.length : limit)
      : null;
  const paidByRank = snapshots === null ? null : lastValue(snapshots);
  const payOf = (rank: number, weight: number, all: number): bigint | null => {
    if (snapshots !== null) return paidByRank === null ? null : (paidByRank[rank - 1] ?? 0n);
    const votesArePaid = rules !== null;
    return day === null || (votesArePaid && all <= 0) ? null : dailyPay(day, isProducing(rank), weight, all).all;
  };
  const list: ProducerList = {
    producers: active.map((row, index) =>
      entry(row, index + 1, { total, payOf, token, at, now: Date.now() / 1000, about: listed.about }),
    ),
    staked: total === null ? null : asset(BigInt(total.activatedStake), token),
    stakedShare: total === null || units === null ? null : voteShare(Number(total.activatedStake), Number(units.units)),
  };
  const failures = [
    ...rows.meta.failures,
    ...failuresOf(state),
    ...(rules === null ? [] : failuresOf(rules)),
    ...failuresOf(supply),
    ...(snapshots === null ? [] : failuresOf(snapshots)),
    ...listed.failures,
  ];
  const meta = { ...rows.meta, failures };
  return rows.state === 'failed' ? { state: 'failed', stale: list, meta } : data(list, meta);
}

/** How inflation pays producers, by the chain's own table; null: by the fixed rules of WAX. */
async function payRules(at: SourceContext): Promise<Outcome<PayRules> | null> {
  if (at.chain.contractVariants.producerPay === 'blocks') return null;
  return mapOutcome(await readRow(at, globalState4, undefined), (row) => ({
    continuousRate: Number(row.continuousRate),
    inflationPayFactor: BigInt(row.inflationPayFactor),
    votePayFactor: BigInt(row.votepayFactor),
  }));
}

interface Around {
  total: GlobalState | null;
  /** Units for a day, by rank, vote weight and the weight of all; null if not known. */
  payOf: (rank: number, weight: number, all: number) => bigint | null;
  token: { code: string; precision: number };
  at: SourceContext;
  now: number;
  about: ReadonlyMap<string, BackendProducer>;
}

function entry(row: ProducerRow, rank: number, { total, payOf, token, at, now, about }: Around): ProducerEntry {
  const weight = Number(row.totalVotes);
  const all = total === null ? 0 : Number(total.totalVoteWeight);
  const pay = payOf(rank, weight, all);
  const behind = stakeOfVotes(row.totalVotes, now, at.chain);
  return {
    rank,
    owner: row.owner,
    votes: behind === null ? null : asset(behind, token),
    share: all >= weight && all > 0 ? voteShare(weight, all) : null,
    dailyPay: pay === null ? null : asset(pay, token),
    url: row.url,
    fioAddress: row.fioAddress === '' ? null : row.fioAddress,
    location: row.location,
    unpaidBlocks: row.unpaidBlocks,
    about: about.get(row.owner) ?? null,
  };
}

const perPage = 50;

async function ofBackend(
  at: SourceContext,
  limit: number,
): Promise<{ about: Map<string, BackendProducer>; failures: Failure[] }> {
  const about = new Map<string, BackendProducer>();
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(limit / perPage) }, (_, index) =>
      backendProducers(at, { pageNum: index + 1, perPage }),
    ),
  );
  for (const page of pages) {
    if (page.state === 'data') for (const producer of page.data) about.set(producer.owner, producer);
  }
  const failures = pages.flatMap(failuresOf);
  return { about, failures: failures.slice(0, 1) };
}

function asset(units: bigint, { code, precision }: { code: string; precision: number }): string {
  return formatAsset({ units, precision, code });
}

function failuresOf(outcome: Outcome<unknown>): Failure[] {
  return outcome.state === 'failed' ? outcome.meta.failures : [];
}
