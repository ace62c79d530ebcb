import { u64ToName } from '@antescope/codec/chain/name';
import { AtomicError, notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { collectionDocument, collectionOf } from '../assets/collection.ts';
import { templateDocument, templateOf } from '../assets/template.ts';
import { compareBy, pageOf } from '../ordered.ts';
import type { AtomicQuery } from '../query.ts';
import { scopeRows, tableRows } from '../table-rows.ts';
import { type CompletedTrade, completedTrades, soleAsset, timeRange } from './completed-trades.ts';
import { listedTrades } from './market-assets.ts';
import { marketContract, tokenDocument } from './market-config.ts';
import { sales } from './sales.ts';

const dayMs = 86_400_000;

interface Traded {
  /** Contract, symbol and precision of the token. */
  symbol: Record<string, unknown>;
  trades: CompletedTrade[];
}

/** Trades in the token that `symbol` names, of the time and collections of the query. Throws AtomicError (400, 416). */
async function tradedIn(index: AtomicIndex, query: AtomicQuery): Promise<Traded> {
  const code = query.text('symbol');
  if (code === undefined || !/^[A-Z]{1,7}$/.test(code)) throw new AtomicError(400, 'Symbol not found');
  const symbol = await tokenDocument(index, code);
  if (symbol['token_contract'] === null) throw new AtomicError(400, 'Symbol not found');
  const [whitelist, blacklist] = [query.names('collection_whitelist'), query.names('collection_blacklist')];
  const trades = (await completedTrades(index, await timeRange(index, query))).filter(
    (trade) =>
      trade.symbol === code &&
      (whitelist?.includes(trade.collection) ?? true) &&
      !(blacklist?.includes(trade.collection) ?? false),
  );
  return { symbol, trades };
}

const volumeOf = (trades: readonly CompletedTrade[]): bigint => trades.reduce((sum, { amount }) => sum + amount, 0n);
const summary = (trades: readonly CompletedTrade[]): { volume: string; sales: string } => ({
  volume: String(volumeOf(trades)),
  sales: String(trades.length),
});

/** Volume and number of trades by collection. */
export async function collectionStats(index: AtomicIndex, query: AtomicQuery, only?: string): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  const [match, named] = [query.text('match')?.toLowerCase(), only ?? query.name('collection_name')];
  const sort = query.oneOf('sort', ['volume', 'sales'], 'volume');
  const paging = query.paging();
  query.rejectUnread();
  const groups = Map.groupBy(trades, ({ collection }) => collection);
  const names = named === undefined ? await collectionNames(index) : [named];
  const rows = names
    .filter((name) => match === undefined || name.includes(match))
    .map((name) => ({ name, trades: groups.get(name) ?? [] }));
  const byValue = compareBy(
    (row: (typeof rows)[number]) => (sort === 'sales' ? row.trades.length : volumeOf(row.trades)),
    true,
  );
  const byName = compareBy(({ name }: (typeof rows)[number]) => name, false);
  const page = pageOf(
    rows.sort((a, b) => byValue(a, b) || byName(a, b)),
    paging,
  );
  const results = await Promise.all(
    page.map(async (row) => {
      const collection = await collectionOf(index, row.name);
      return collection === null ? null : { ...(await collectionDocument(index, collection)), ...summary(row.trades) };
    }),
  );
  const found = results.filter((result) => result !== null);
  if (only === undefined) return { symbol, results: found };
  if (found.length === 0) throw notFound('Collection');
  return { symbol, result: found[0] };
}

async function collectionNames(index: AtomicIndex): Promise<string[]> {
  const rows = await scopeRows(index, assetsContract, assetsContract, 'collections');
  return rows.map(({ primaryKey }) => u64ToName(primaryKey));
}

/** Volumes that accounts sold and bought. */
export async function accountStats(index: AtomicIndex, query: AtomicQuery, only?: string): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  const sort = query.oneOf('sort', ['sell_volume', 'buy_volume'], 'sell_volume');
  const paging = query.paging();
  query.rejectUnread();
  const [sold, bought] = [Map.groupBy(trades, ({ seller }) => seller), Map.groupBy(trades, ({ buyer }) => buyer)];
  const rowOf = (account: string) => ({
    account,
    buy_volume: String(volumeOf(bought.get(account) ?? [])),
    sell_volume: String(volumeOf(sold.get(account) ?? [])),
  });
  if (only !== undefined) return { symbol, result: rowOf(only) };
  const rows = [...new Set([...sold.keys(), ...bought.keys()])].map(rowOf);
  const byVolume = compareBy((row: (typeof rows)[number]) => BigInt(row[sort]), true);
  return { symbol, results: pageOf(rows.sort(byVolume), paging) };
}

/** Volume, trades and listings by schema of a collection. Assets that are gone count for none. */
export async function schemaStats(index: AtomicIndex, query: AtomicQuery, collection: string): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  const match = query.text('match')?.toLowerCase();
  const sort = query.oneOf('sort', ['volume', 'listings'], 'volume');
  query.rejectUnread();
  const own = trades.filter((trade) => trade.collection === collection);
  const traded = await Promise.all(own.map(async (trade) => ({ trade, asset: await soleAsset(index, trade) })));
  const groups = Map.groupBy(traded, ({ asset }) => asset?.schema ?? '');
  const open = await listedSchemas(index, collection, String(symbol['token_symbol']));
  const names = [...new Set([...groups.keys(), ...open.keys()])].filter((name) => name !== '');
  const results = names
    .filter((name) => match === undefined || name.includes(match))
    .map((name) => ({
      contract: assetsContract,
      collection_name: collection,
      schema_name: name,
      ...summary((groups.get(name) ?? []).map(({ trade }) => trade)),
      listings: String(open.get(name) ?? 0),
    }));
  const byValue = compareBy((row: (typeof results)[number]) => BigInt(row[sort]), true);
  return { symbol, results: results.sort(byValue) };
}

/** Numbers of listed sales by schema. */
async function listedSchemas(index: AtomicIndex, collection: string, code: string): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  const open = await listedTrades(index, sales);
  const own = open.filter((trade) => trade.collection === collection && trade.symbol === code);
  for (const asset of await Promise.all(own.map((trade) => soleAsset(index, trade)))) {
    if (asset !== null) numbers.set(asset.schema, (numbers.get(asset.schema) ?? 0) + 1);
  }
  return numbers;
}

/** Volume and number of trades by template, of single assets. Assets that are gone count for none. */
export async function templateStats(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  const [collections, schemas] = [query.names('collection_name'), query.names('schema_name')];
  const ids = query.list('template_id', /^\d{1,10}$/);
  const sort = query.oneOf('sort', ['volume', 'sales'], 'volume');
  const paging = query.paging();
  query.rejectUnread();
  const traded = await Promise.all(trades.map(async (trade) => ({ trade, asset: await soleAsset(index, trade) })));
  const groups = Map.groupBy(traded, ({ asset }) => asset?.template ?? '');
  const rows = await tableRows(index, 'templates');
  if (rows === null) throw tooWide('this chain has too many templates');
  const templates = await Promise.all(rows.map((row) => templateOf(index, row.scope, row.primaryKey)));
  const results = templates
    .filter((template) => template !== null)
    .filter(
      ({ id, collection, schema }) =>
        (collections?.includes(collection) ?? true) &&
        (schemas?.includes(schema) ?? true) &&
        (ids?.includes(id) ?? true),
    )
    .map((template) => ({ template, trades: (groups.get(template.id) ?? []).map(({ trade }) => trade) }));
  const byValue = compareBy(
    (row: (typeof results)[number]) => (sort === 'sales' ? row.trades.length : volumeOf(row.trades)),
    true,
  );
  const byId = compareBy(({ template }: (typeof results)[number]) => BigInt(template.id), false);
  const page = pageOf(
    results.sort((a, b) => byValue(a, b) || byId(a, b)),
    paging,
  );
  return {
    symbol,
    results: await Promise.all(
      page.map(async (row) => ({ ...summary(row.trades), template: await templateDocument(index, row.template) })),
    ),
  };
}

/** Sellers and buyers of the marketplaces, and their volumes. */
export async function marketStats(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  query.rejectUnread();
  const [made, taken] = [Map.groupBy(trades, ({ maker }) => maker), Map.groupBy(trades, ({ taker }) => taker ?? '')];
  const rows = [...new Set([...made.keys(), ...taken.keys()])].map((name) => {
    const [makers, takers] = [made.get(name) ?? [], taken.get(name) ?? []];
    return {
      market_contract: marketContract,
      marketplace_name: name,
      sellers: String(new Set(makers.map(({ seller }) => seller)).size),
      buyers: String(new Set(takers.map(({ buyer }) => buyer)).size),
      maker_volume: String(volumeOf(makers)),
      taker_volume: String(volumeOf(takers)),
    };
  });
  const byVolume = compareBy((row: (typeof rows)[number]) => BigInt(row.maker_volume) + BigInt(row.taker_volume), true);
  return { symbol, results: rows.sort(byVolume) };
}

/** Number, volume and largest of the trades of each UTC day. */
export async function statsGraph(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  const [maker, taker] = [query.text('maker_marketplace'), query.text('taker_marketplace')];
  query.rejectUnread();
  const own = trades.filter(
    (trade) => (maker === undefined || trade.maker === maker) && (taker === undefined || trade.taker === taker),
  );
  const days = Map.groupBy(own, ({ time }) => Math.floor(time / dayMs));
  const results = [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, group]) => ({
      ...summary(group),
      max: String(group.reduce((most, { amount }) => (amount > most ? amount : most), 0n)),
      time: String(day * dayMs),
    }));
  return { symbol, results };
}

/** Number and volume of all sales. */
export async function salesStats(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const { symbol, trades } = await tradedIn(index, query);
  query.rejectUnread();
  return { symbol, result: summary(trades.filter(({ kind }) => kind === sales)) };
}
