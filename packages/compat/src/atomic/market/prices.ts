import { tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { assetFilter, matches } from '../assets/asset-filter.ts';
import { type AssetHead, assetHead } from '../assets/asset-head.ts';
import { candidates } from '../assets/assets.ts';
import { collectionDocument, collectionOf } from '../assets/collection.ts';
import { templateMint } from '../assets/mint.ts';
import { keepIf, pageOf } from '../ordered.ts';
import type { AtomicQuery } from '../query.ts';
import { type CompletedTrade, completedTrades, soleAsset, timeRange, tradeIds } from './completed-trades.ts';
import { marketContract, tokenDocument } from './market-config.ts';

const dayMs = 86_400_000;
const maxPrices = 500;
/** Suggested prices are those of the last three days, or of the last five trades. */
const recentMs = 3 * dayMs;
const recentTrades = 5;

interface SoldAsset {
  trade: CompletedTrade;
  asset: AssetHead & { block: number };
}

/** Trades of single assets that exist, newest first, by the filters of the price routes. */
async function soldAssets(index: AtomicIndex, query: AtomicQuery): Promise<SoldAsset[]> {
  const [collections, schemas] = [query.names('collection_name'), query.names('schema_name')];
  const [templates, ids] = [query.list('template_id', /^(\d{1,10}|null)$/), query.ids('asset_id')];
  const symbols = query.list('symbol', /^[A-Z]{1,7}$/);
  const trades = await completedTrades(index, await timeRange(index, query));
  const sold = await Promise.all(trades.map(async (trade) => ({ trade, asset: await soleAsset(index, trade) })));
  return sold
    .filter((one): one is SoldAsset => one.asset !== null)
    .filter(
      ({ trade, asset }) =>
        (symbols?.includes(trade.symbol) ?? true) &&
        (collections?.includes(asset.collection) ?? true) &&
        (schemas?.includes(asset.schema) ?? true) &&
        (templates?.includes(asset.template ?? 'null') ?? true) &&
        (ids?.includes(asset.id) ?? true),
    );
}

/** The latest prices, oldest first. */
export async function salePrices(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const sold = (await soldAssets(index, query)).slice(0, maxPrices).toReversed();
  query.rejectUnread();
  return Promise.all(
    sold.map(async ({ trade, asset }) => ({
      ...tradeIds(trade),
      price: String(trade.amount),
      template_mint: String(await templateMint(index, asset)),
      ...(await tokenDocument(index, trade.symbol)),
      block_time: String(trade.time),
    })),
  );
}

/** Median and average price of each UTC day, newest first; `time` is noon. */
export async function dayPrices(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const sold = await soldAssets(index, query);
  query.rejectUnread();
  const groups = Map.groupBy(sold, ({ trade }) => `${Math.floor(trade.time / dayMs)} ${trade.symbol}`);
  return Promise.all(
    [...groups].map(async ([key, group]) => {
      const [day = '0', symbol = ''] = key.split(' ');
      const { median, average } = statistics(group.map(({ trade }) => trade.amount));
      return {
        median,
        average,
        sales: String(group.length),
        ...(await tokenDocument(index, symbol)),
        time: Number(day) * dayMs + dayMs / 2,
      };
    }),
  );
}

interface TemplatePrice {
  collection: string;
  template: string;
  symbol: string;
  document: Record<string, unknown>;
}

/** Prices of templates, by template and token. */
function pricesOf(sold: readonly SoldAsset[], now: number): TemplatePrice[] {
  const ofTemplates = sold.filter(({ asset }) => asset.template !== null);
  const groups = Map.groupBy(ofTemplates, ({ trade, asset }) => `${asset.template} ${trade.symbol}`);
  return [...groups.values()]
    .map((group) => {
      const { trade, asset } = group[0]!;
      const amounts = group.map((one) => one.trade.amount);
      const recent = group.filter((one, at) => at < recentTrades || one.trade.time >= now - recentMs);
      const suggested = statistics(recent.map((one) => one.trade.amount));
      return {
        collection: asset.collection,
        template: asset.template!,
        symbol: trade.symbol,
        document: {
          ...statistics(amounts),
          sales: String(group.length),
          suggested_median: suggested.median,
          suggested_average: suggested.average,
        },
      };
    })
    .sort((a, b) => Number(a.template) - Number(b.template) || (a.symbol < b.symbol ? -1 : 1));
}

export async function templatePrices(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const paging = query.paging();
  const sold = await soldAssets(index, query);
  query.rejectUnread();
  const prices = pricesOf(sold, await headTime(index));
  return Promise.all(
    pageOf(prices, paging).map(async ({ collection, template, symbol, document }) => ({
      market_contract: marketContract,
      assets_contract: assetsContract,
      collection_name: collection,
      template_id: template,
      ...(await tokenDocument(index, symbol)),
      ...document,
    })),
  );
}

const summed = ['median', 'average', 'min', 'max', 'suggested_median', 'suggested_average'] as const;
const allTimes = {
  after: 0,
  before: Number.MAX_SAFE_INTEGER,
  actions: { from: 0, to: Number.MAX_SAFE_INTEGER, descending: true },
};

/** Prices of all templates, read once per request. */
function allPrices(index: AtomicIndex): Promise<TemplatePrice[]> {
  return index.once('template prices', async () => {
    const trades = await completedTrades(index, allTimes);
    const sold = await Promise.all(trades.map(async (trade) => ({ trade, asset: await soleAsset(index, trade) })));
    return pricesOf(
      sold.filter((one): one is SoldAsset => one.asset !== null),
      await headTime(index),
    );
  });
}

/** Prices of an asset's template, by token. */
export async function assetTemplatePrices(index: AtomicIndex, template: string | null): Promise<unknown[]> {
  const own = (await allPrices(index)).filter((price) => price.template === template);
  return Promise.all(
    own.map(async ({ symbol, document }) => ({
      market_contract: marketContract,
      ...(await tokenDocument(index, symbol)),
      ...document,
    })),
  );
}

/** Prices of assets altogether, each at those of its template. Throws AtomicError (400) if they are too many. */
export async function assetPrices(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  return totalsOf(index, await pricedAssets(index, query));
}

/** The same of an account's assets, by collection. */
export async function inventoryPrices(index: AtomicIndex, query: AtomicQuery, account: string): Promise<unknown> {
  const groups = Map.groupBy(await pricedAssets(index, query, account), ({ collection }) => collection);
  return {
    collections: await Promise.all(
      [...groups].map(async ([name, assets]) => {
        const collection = await collectionOf(index, name);
        return {
          collection: collection === null ? null : await collectionDocument(index, collection),
          prices: await totalsOf(index, assets),
        };
      }),
    ),
  };
}

async function pricedAssets(index: AtomicIndex, query: AtomicQuery, owner?: string): Promise<AssetHead[]> {
  const filter = assetFilter(index, query, ['ids', 'asset_id']);
  query.rejectUnread();
  const rows = await candidates(index, { ...filter, owners: owner === undefined ? filter.owners : [owner] });
  if (rows === null) throw tooWide('name an owner or IDs');
  const selected = await keepIf(rows, (row) => matches(filter, row));
  return selected.map(assetHead).filter((asset) => owner === undefined || asset.owner === owner);
}

async function totalsOf(index: AtomicIndex, assets: readonly AssetHead[]): Promise<unknown[]> {
  const bySymbol = Map.groupBy(await allPrices(index), ({ symbol }) => symbol);
  const totals = [...bySymbol].map(async ([symbol, own]) => {
    const documents = new Map(own.map(({ template, document }) => [template, document]));
    const priced = assets.map(({ template }) => documents.get(template ?? '')).filter((one) => one !== undefined);
    const sum = (field: string): string => String(priced.reduce((all, one) => all + BigInt(String(one[field])), 0n));
    return priced.length === 0
      ? null
      : { ...(await tokenDocument(index, symbol)), ...Object.fromEntries(summed.map((field) => [field, sum(field)])) };
  });
  return (await Promise.all(totals)).filter((total) => total !== null);
}

/** Trades of an asset, newest first by default, also in bundles with others. */
export async function assetSales(index: AtomicIndex, query: AtomicQuery, id: bigint): Promise<unknown> {
  const [sellers, buyers] = [query.names('seller'), query.names('buyer')];
  const symbols = query.list('symbol', /^[A-Z]{1,7}$/);
  const { descending } = query.paging();
  const trades = (await completedTrades(index, await timeRange(index, query))).filter(
    (trade) =>
      trade.assets.includes(id) &&
      (sellers?.includes(trade.seller) ?? true) &&
      (buyers?.includes(trade.buyer) ?? true) &&
      (symbols?.includes(trade.symbol) ?? true),
  );
  query.rejectUnread();
  return Promise.all(
    (descending ? trades : trades.toReversed()).slice(0, maxPrices).map(async (trade) => ({
      market_contract: marketContract,
      ...tradeIds(trade),
      ...(await tokenDocument(index, trade.symbol)),
      price: String(trade.amount),
      seller: trade.seller,
      buyer: trade.buyer,
      block_time: String(trade.time),
    })),
  );
}

async function headTime(index: AtomicIndex): Promise<number> {
  return Number(await index.time(index.head));
}

/** In units of the token; the median is a price that was paid, the average is rounded. */
function statistics(amounts: readonly bigint[]): { median: string; average: string; min: string; max: string } {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const count = BigInt(sorted.length);
  const sum = sorted.reduce((total, amount) => total + amount, 0n);
  return {
    median: String(sorted[Math.ceil(sorted.length / 2) - 1] ?? 0n),
    average: String(count === 0n ? 0n : (2n * sum + count) / (2n * count)),
    min: String(sorted[0] ?? 0n),
    max: String(sorted.at(-1) ?? 0n),
  };
}
