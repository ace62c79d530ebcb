import { data, empty, failed, type Failure, lastValue, meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { marketData, marketDataService } from '../services/market-data/market-data.ts';
import { isSinceStart } from '../series/series.ts';
import { parseAsset } from '@antescope/codec/chain/asset';
import { exactText, multiply, parseDecimal } from './decimal.ts';
import { type Conversion, conversionTo } from './exchange-rates.ts';
import type { PricePoint } from './price-point.ts';
import { type PriceFeed, priceFeed, type TokenPrice } from './price-feed.ts';

const priceCacheMs = 60_000;
const historyCacheMs = 300_000;
/** Hours of the price history: seven days. */
export const historyHours = 168;
const hourMs = 3_600_000;

/** Price of the core token by the chain's feeds, in order. 'empty' if none is configured. */
export function corePrice(at: SourceContext): Promise<Outcome<TokenPrice>> {
  return at.share('price core', priceCacheMs, () => firstOf(at, (feed) => feed.price()));
}

/** Market value of the core token in US dollars: as a feed states it, else price × `supply` (an asset text). */
export async function coreMarketCap(at: SourceContext, supply: string): Promise<Outcome<string>> {
  const stated = await at.share('price marketcap', priceCacheMs, () => firstOf(at, (feed) => feed.marketCap()));
  if (stated.state === 'data') return stated;
  const price = await corePrice(at);
  if (price.state !== 'data') return withoutData(price);
  const { units, precision } = parseAsset(supply);
  return { ...price, data: exactText(multiply({ units, scale: precision }, parseDecimal(price.data.usd)!)) };
}

/**
 * Seven days of hourly prices: of a feed that has them, else those that this server recorded. There are 168 hours, fewer
 * on a chain that started since; unknown ones have no price, and `complete` is false.
 */
export async function coreHistory(at: SourceContext, now: number): Promise<Outcome<PricePoint[]>> {
  const read = await at.share('price history', historyCacheMs, () => weekOfPrices(at));
  const week = (points: readonly PricePoint[]) =>
    hourly(points, now).filter(({ time }) => isSinceStart(time, at.chain.startDate));
  if (read.state === 'data') return { ...read, data: week(read.data) };
  const recorded = week(at.prices?.points() ?? []);
  const count = recorded.filter(({ usd }) => usd !== null).length;
  if (count === 0 && read.state === 'failed') return withoutData(read);
  const source = count === 0 ? read.meta.source : 'kept';
  return data(
    recorded,
    meta({
      source,
      time: recorded.at(-1)?.time ?? null,
      failures: read.meta.failures,
      complete: count === recorded.length,
    }),
  );
}

/** Of the market-data service, if one is configured and has it; else of the feeds. */
async function weekOfPrices(at: SourceContext): Promise<Outcome<PricePoint[]>> {
  const market = marketDataService.isConfigured(at.chain) ? await marketData(at) : null;
  if (market?.state === 'data' && market.data.chart.length > 0) return { ...market, data: market.data.chart };
  const read = await firstOf(at, (feed) => feed.history());
  if (market?.state !== 'failed') return read;
  return { ...read, meta: { ...read.meta, failures: [...market.meta.failures, ...read.meta.failures] } };
}

/** Points put into the 168 hours up to now, the newest of each hour. */
export function hourly(points: readonly PricePoint[], now: number): PricePoint[] {
  const last = Math.floor(now / hourMs);
  const byHour = new Map<number, string | null>();
  for (const point of points) byHour.set(Math.floor(Date.parse(point.time) / hourMs), point.usd);
  return Array.from({ length: historyHours }, (_, index) => {
    const hour = last - historyHours + 1 + index;
    return { time: new Date(hour * hourMs).toISOString(), usd: byHour.get(hour) ?? null };
  });
}

/** What a page needs to show worth: the price, and the currency it is converted to. */
export interface Worth {
  usd: string;
  conversion: Conversion;
}

/** Never fails: without a price, null, a page shows amounts alone. `preferred`: the visitor's currency. */
export async function coreWorth(at: SourceContext, preferred: string): Promise<Worth | null> {
  if (at.chain.prices.feeds.length === 0) return null;
  const [price, conversion] = await Promise.all([corePrice(at), conversionTo(at, preferred)]);
  const last = lastValue(price);
  return last === null ? null : { usd: last.usd, conversion };
}

async function firstOf<T>(at: SourceContext, ask: (feed: PriceFeed) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const failures: Failure[] = [];
  for (const config of at.chain.prices.feeds) {
    const outcome = await ask(priceFeed(at, config));
    if (outcome.state === 'data') return { ...outcome, meta: { ...outcome.meta, failures } };
    failures.push(...outcome.meta.failures);
  }
  return failures.length > 0 ? failed(failures) : empty(meta({ source: 'none' }));
}
