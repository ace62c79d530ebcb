import { formatUnits } from '@antescope/codec/chain/asset';
import { data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { type OracleDatapoint, oracleDatapoints, type OraclePair, oraclePairs } from '../table/tables/delphioracle.ts';
import { feedData, feeds } from '../table/tables/oracles.ts';

/** A price (or another value) that an oracle contract keeps. */
export interface OracleFeed {
  /** 'eosusd', or a number: what its page is called. */
  id: string;
  name: string;
  description: string;
  /** Current value as decimal text; null before the first data point. */
  value: string | null;
  /** ISO time of the last data point. */
  updated: string | null;
  active: boolean;
}

export interface OracleQuote {
  provider: string;
  value: string;
  time: string | null;
}

export interface OracleFeedView extends OracleFeed {
  contract: string;
  table: string;
  scope: string;
  /** Newest first. */
  quotes: OracleQuote[];
}

/** Pairs whose quotes are read for the list. */
const maxPairs = 60;
const maxRows = 1000;

/** The chain's oracle contract: a delphioracle that the price feeds read comes before the family's. */
export function oracleContract(at: SourceContext): string {
  const { oracle, prices } = at.chain;
  if (oracle.kind === 'oracles') return oracle.contract;
  const feed = prices.feeds.find((each) => each.type === 'oracle');
  return feed?.contract ?? oracle.contract;
}

/** Every feed with what it says now. 'empty' if there is none; `isAbsent` where the chain has no oracle. */
export async function oracleFeeds(at: SourceContext): Promise<Outcome<OracleFeed[]>> {
  if (at.chain.oracle.kind === 'oracles') return xprFeeds(at);
  const contract = oracleContract(at);
  const pairs = await readTable(at, oraclePairs(contract), undefined, { limit: maxPairs });
  if (pairs.state !== 'data') return withoutData(pairs);
  const read = await Promise.all(
    pairs.data.map(async (pair) => ({ pair, points: await readTable(at, oracleDatapoints(contract), pair.name) })),
  );
  const failures = read.flatMap(({ points }) => (points.state === 'failed' ? points.meta.failures : []));
  const complete = pairs.meta.complete && failures.length === 0;
  const rows = read.map(({ pair, points }) => feedOf(pair, points.state === 'data' ? points.data : []));
  return data(rows, { ...pairs.meta, complete, failures: [...pairs.meta.failures, ...failures] });
}

/** One feed, by its name or by its number: on a delphioracle the place among the pairs in the order of their names. */
export async function oracleFeed(at: SourceContext, id: string): Promise<Outcome<OracleFeedView>> {
  if (at.chain.oracle.kind === 'oracles') return xprFeed(at, id);
  const contract = oracleContract(at);
  const pairs = await readTable(at, oraclePairs(contract), undefined, { limit: maxRows });
  if (pairs.state !== 'data') return withoutData(pairs);
  const pair = /^\d{1,4}$/.test(id) ? pairs.data[Number(id) - 1] : pairs.data.find(({ name }) => name === id);
  if (pair === undefined) return empty(pairs.meta);
  const points = await readTable(at, oracleDatapoints(contract), pair.name);
  if (points.state === 'failed') return withoutData(points);
  const rows = points.state === 'data' ? points.data : [];
  const quotes = newestFirst(rows).map(({ owner, value, time }) => ({
    provider: owner,
    value: formatUnits(BigInt(value), pair.precision),
    time,
  }));
  return data({ ...feedOf(pair, rows), contract, table: 'datapoints', scope: pair.name, quotes }, points.meta);
}

/** A contract makes all slots at once: one of 1970 was never written. Of one block, the slot with the highest id is the newest. */
function newestFirst(points: readonly OracleDatapoint[]): OracleDatapoint[] {
  const written = points.filter(({ time }) => !time.startsWith('1970'));
  return written.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time) || Number(BigInt(b.id) - BigInt(a.id)));
}

function feedOf(pair: OraclePair, points: readonly OracleDatapoint[]): OracleFeed {
  const [newest] = newestFirst(points);
  return {
    id: pair.name,
    name: `${codeOf(pair.baseSymbol)}/${codeOf(pair.quoteSymbol)}`,
    description: '',
    value: newest === undefined ? null : formatUnits(BigInt(newest.median), pair.precision),
    updated: newest?.time ?? null,
    active: pair.active,
  };
}

function codeOf(symbol: string): string {
  return symbol.split(',')[1] ?? symbol;
}

async function xprFeeds(at: SourceContext): Promise<Outcome<OracleFeed[]>> {
  const [listed, points] = await Promise.all([
    readTable(at, feeds, undefined, { limit: maxRows }),
    readTable(at, feedData, undefined, { limit: maxRows }),
  ]);
  if (listed.state !== 'data') return withoutData(listed);
  const values = new Map((points.state === 'data' ? points.data : []).map((row) => [row.index, row]));
  const rows = listed.data.map((feed) => {
    const row = values.get(feed.index);
    return {
      id: feed.index,
      name: feed.name,
      description: feed.description,
      value: row?.value ?? null,
      updated: latest(row?.points ?? []),
      active: true,
    };
  });
  const failures = points.state === 'failed' ? points.meta.failures : [];
  return data(rows, { ...listed.meta, complete: listed.meta.complete && failures.length === 0, failures });
}

async function xprFeed(at: SourceContext, id: string): Promise<Outcome<OracleFeedView>> {
  const all = await xprFeeds(at);
  if (all.state !== 'data') return withoutData(all);
  const feed = all.data.find((each) => each.id === id || each.name === id);
  if (feed === undefined) return empty(all.meta);
  const rows = await readTable(at, feedData, undefined, { lower: feed.id, upper: feed.id });
  if (rows.state === 'failed') return withoutData(rows);
  const points = rows.state === 'data' ? (rows.data[0]?.points ?? []) : [];
  const quotes = points.toSorted((a, b) => ((a.time ?? '') < (b.time ?? '') ? 1 : -1));
  const { contract } = at.chain.oracle;
  return data({ ...feed, contract, table: 'data', scope: contract, quotes }, rows.meta);
}

function latest(points: readonly { time: string | null }[]): string | null {
  return points.reduce<string | null>((newest, { time }) => ((time ?? '') > (newest ?? '') ? time : newest), null);
}
