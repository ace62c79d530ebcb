import { parseAsset } from '@antescope/codec/chain/asset';
import { actionsAt, type ActionRange, contractSequences, maxExecutions } from '../actions.ts';
import { tooWide } from '../atomic-error.ts';
import { type AtomicIndex, reading } from '../atomic-index.ts';
import { type AssetHead, assetHead } from '../assets/asset-head.ts';
import { blockRange } from '../bounds.ts';
import { listingOf } from '../listing.ts';
import type { AtomicQuery } from '../query.ts';
import { rowById, scopeRows } from '../table-rows.ts';
import { auctions } from './auctions.ts';
import { buyOffers } from './buy-offers.ts';
import { sales } from './sales.ts';
import { symbolOf, type Trade, type TradeKind } from './trade.ts';

const sold = 3;
/** Kinds with the actions that complete a trade of them. */
const completions: readonly { kind: TradeKind; actions: readonly string[] }[] = [
  { kind: sales, actions: ['purchasesale'] },
  { kind: auctions, actions: ['auctclaimbuy', 'auctclaimsel'] },
  { kind: buyOffers, actions: ['acceptbuyo'] },
];

/** A trade that was completed, at its price. */
export interface CompletedTrade extends Trade {
  kind: TradeKind;
  buyer: string;
  /** In units of the token. */
  amount: bigint;
  /** Milliseconds since 1970; of an auction its end. */
  time: number;
}

/** Milliseconds since 1970, both excluded. */
interface TimeRange {
  after: number;
  before: number;
  /** Blocks of the range, as sequences. */
  actions: ActionRange;
}

/** Reads `after` and `before`. Throws AtomicError (400). */
export async function timeRange(index: AtomicIndex, query: AtomicQuery): Promise<TimeRange> {
  const blocks = await blockRange(index, query);
  const sequence = async (block: number): Promise<number> =>
    (await index.reader.block(Math.max(block, index.status.firstBlock)))?.firstSequence ?? Number.MAX_SAFE_INTEGER;
  return {
    after: query.integer('after', 1) ?? 0,
    before: query.integer('before', 1) ?? Number.MAX_SAFE_INTEGER,
    actions: {
      from: blocks === null ? 0 : await sequence(blocks.from),
      // Auctions are claimed after their end.
      to: Number.MAX_SAFE_INTEGER,
      descending: true,
    },
  };
}

/**
 * Completed trades of a time, newest first, without those whose price an oracle converted. Throws AtomicError (400) if they
 * are too many.
 */
export async function completedTrades(index: AtomicIndex, range: TimeRange): Promise<CompletedTrade[]> {
  const lists = await Promise.all(
    completions.map(async ({ kind, actions }) => {
      const ids = await completedIds(index, kind, actions, range);
      const trades = await Promise.all(ids.map((id) => completedTrade(index, kind, id)));
      return trades.filter((trade) => trade !== null);
    }),
  );
  const trades = lists.flat().filter(({ time }) => time > range.after && time < range.before);
  return trades.sort((a, b) => b.time - a.time);
}

async function completedIds(
  index: AtomicIndex,
  { listings }: TradeKind,
  actions: readonly string[],
  { actions: range }: TimeRange,
): Promise<bigint[]> {
  const { contract, idField, table } = listings;
  const sequences = await Promise.all(
    actions.map((action) => contractSequences(index, { contract, action }, range, maxExecutions + 1)),
  );
  if (sequences.flat().length > maxExecutions) throw tooWide('narrow it with after');
  const completed = await actionsAt(index, sequences.flat());
  const ids = completed.map(({ data }) => reading(() => data.at(idField).bigint()));
  // An auction is sold at its end, before anybody claims it.
  const present = table === 'auctions' ? await scopeRows(index, contract, contract, table) : [];
  return [...new Set([...ids, ...present.map(({ primaryKey }) => primaryKey)])];
}

async function completedTrade(index: AtomicIndex, kind: TradeKind, id: bigint): Promise<CompletedTrade | null> {
  const listing = await listingOf(index, kind.listings, id);
  const trade = listing === null ? null : await kind.read(index, listing);
  if (listing === null || trade === null || trade.state !== sold || trade.buyer === null) return null;
  if (symbolOf(trade.price) !== trade.symbol) return null;
  const ended = kind === auctions ? reading(() => listing.row.at('end_time').number()) * 1000 : null;
  const time = ended ?? Number(await index.time(listing.updated));
  const amount = reading(() => parseAsset(trade.price)).units;
  return { ...trade, kind, buyer: trade.buyer, amount, time };
}

/** The asset of a trade of only one; null for bundles, and for an asset that is gone. */
export async function soleAsset(
  index: AtomicIndex,
  { assets }: Trade,
): Promise<(AssetHead & { block: number }) | null> {
  if (assets.length !== 1) return null;
  const row = await rowById(index, 'assets', assets[0]!);
  return row === null ? null : { ...assetHead(row), block: row.block };
}

/** IDs of a trade's kind: {sale_id: '1', auction_id: null, buyoffer_id: null}. */
export function tradeIds({ kind, listing }: CompletedTrade): Record<string, string | null> {
  return Object.fromEntries(
    completions.map((one) => [one.kind.listings.idField, one.kind === kind ? String(listing.id) : null]),
  );
}
