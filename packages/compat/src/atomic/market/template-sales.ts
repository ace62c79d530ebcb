import { parseAsset } from '@antescope/codec/chain/asset';
import { AtomicError } from '../atomic-error.ts';
import { type AtomicIndex, reading } from '../atomic-index.ts';
import { compareBy, keepIf, pageOf } from '../ordered.ts';
import type { AtomicQuery } from '../query.ts';
import { soleAsset } from './completed-trades.ts';
import { listedTrades } from './market-assets.ts';
import { sales } from './sales.ts';
import { symbolOf, type Trade } from './trade.ts';
import { tradeTest } from './trade-filter.ts';
import { tradeDocuments } from './trades.ts';

interface TemplatePrice {
  /** Of the sale. */
  id: bigint;
  template: bigint;
  /** Price in units of its token. */
  units: bigint;
}

interface TemplateSale extends TemplatePrice {
  trade: Trade;
}

/**
 * The cheapest sale of each template, the earliest of equal ones: only sales of one asset in `symbol`, without those that
 * an oracle converts. Throws AtomicError (400), also without `symbol`, for prices of different tokens have no order.
 */
export async function templateSales(index: AtomicIndex, query: AtomicQuery): Promise<unknown[]> {
  const symbol = query.text('symbol');
  if (symbol === undefined || !/^[A-Z]{1,7}$/.test(symbol)) throw new AtomicError(400, 'The symbol filter is required');
  const paging = query.paging();
  const sort = query.oneOf('sort', ['template_id', 'price'], 'template_id');
  const passes = tradeTest(index, query);
  query.rejectUnread();
  const listed = await keepIf(await listedTrades(index, sales), passes);
  const priced = await Promise.all(listed.map((trade) => templateSale(index, trade)));
  const cheapest = cheapestByTemplate(priced.filter((sale) => sale !== null));
  const key = sort === 'price' ? (sale: TemplateSale) => sale.units : (sale: TemplateSale) => sale.template;
  const ordered = cheapest.sort(compareBy(key, paging.descending));
  const page = pageOf(ordered, paging).map(({ trade }) => trade.listing);
  return tradeDocuments(index, sales, page);
}

async function templateSale(index: AtomicIndex, trade: Trade): Promise<TemplateSale | null> {
  if (symbolOf(trade.price) !== trade.symbol) return null;
  const asset = await soleAsset(index, trade);
  if (asset === null || asset.template === null) return null;
  const { units } = reading(() => parseAsset(trade.price));
  return { trade, id: trade.listing.id, template: BigInt(asset.template), units };
}

/** One sale of each template: the one of the lowest price, then of the lowest ID. */
export function cheapestByTemplate<Sale extends TemplatePrice>(all: readonly Sale[]): Sale[] {
  const cheapest = new Map<bigint, Sale>();
  for (const sale of all) {
    const other = cheapest.get(sale.template);
    if (other === undefined || isCheaper(sale, other)) cheapest.set(sale.template, sale);
  }
  return [...cheapest.values()];
}

function isCheaper(a: TemplatePrice, b: TemplatePrice): boolean {
  return a.units === b.units ? a.id < b.id : a.units < b.units;
}
