import type { Field } from '../core/fields.ts';
import { askUrl } from '../services/backend/backend-client.ts';
import type { GetOptions } from '../core/get-json.ts';
import { data, empty, failed, type Failure, lastValue, meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { parseAsset } from '@antescope/codec/chain/asset';
import { currencies } from './currency.ts';
import { exactText, multiply, parseDecimal } from './decimal.ts';
import type { Rates } from './fiat.ts';
import type { PricePoint } from './price-point.ts';
import { type PriceFeed, priceFeed, priceOf, type TokenPrice } from './price-feed.ts';

const priceKeptMs = 60_000;
const historyKeptMs = 300_000;
const ratesKeptMs = 3_600_000;
/** A page waits no longer for a service of somebody else. */
const serviceWaitMs = 1500;
/** Hours of the price history: seven days. */
export const historyHours = 168;
const hourMs = 3_600_000;

/** Price of the core token by the chain's feeds, in order. 'empty' where none is configured. */
export function corePrice(at: SourceContext, options: GetOptions = {}): Promise<Outcome<TokenPrice>> {
  return at.share('price core', priceKeptMs, () => firstOf(at, options, (feed) => feed.price()));
}

/** Market value of the core token in US dollars: as a feed tells it, else price × `supply` (an asset text). */
export async function coreMarketCap(
  at: SourceContext,
  supply: string,
  options: GetOptions = {},
): Promise<Outcome<string>> {
  const told = await at.share('price marketcap', priceKeptMs, () => firstOf(at, options, (feed) => feed.marketCap()));
  if (told.state === 'data') return told;
  const price = await corePrice(at, options);
  if (price.state !== 'data') return withoutData(price);
  const { units, precision } = parseAsset(supply);
  return { ...price, data: exactText(multiply({ units, scale: precision }, parseDecimal(price.data.usd)!)) };
}

/**
 * Seven days of hourly prices: of a feed that keeps them, else those that this server kept. Hours that nobody knows have
 * none, so that there are always 168 of them; `complete` is false where some are missing.
 */
export async function coreHistory(
  at: SourceContext,
  now: number,
  options: GetOptions = {},
): Promise<Outcome<PricePoint[]>> {
  const read = await at.share('price history', historyKeptMs, () => firstOf(at, options, (feed) => feed.history()));
  if (read.state === 'data') return { ...read, data: hourly(read.data, now) };
  const kept = hourly(at.prices?.points() ?? [], now);
  const known = kept.filter(({ usd }) => usd !== null).length;
  if (known === 0 && read.state === 'failed') return withoutData(read);
  const source = known === 0 ? read.meta.source : 'kept';
  return data(
    kept,
    meta({ source, time: kept.at(-1)!.time, failures: read.meta.failures, complete: known === kept.length }),
  );
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

/** Rates that are right without asking anybody. */
export const dollarOnly: Rates = { USD: '1' };

/**
 * Units of each currency for one US dollar: of the configured address, else of the chain's backend; the dollar alone
 * where neither is configured, or the backend has none.
 */
export async function forexRates(at: SourceContext, options: GetOptions = {}): Promise<Outcome<Rates>> {
  const { backend, prices } = at.chain;
  const url = prices.forex ?? (backend === null ? null : `${backend.replace(/\/+$/, '')}/forex`);
  const dollars = data(dollarOnly, meta({ source: 'static' }));
  if (url === null) return dollars;
  const read = await at.share('price forex', ratesKeptMs, () => ratesOf(url, options));
  return read.state === 'empty' ? dollars : read;
}

async function ratesOf(url: string, options: GetOptions): Promise<Outcome<Rates>> {
  const bounds = { maxBytes: 1_000_000, timeoutMs: serviceWaitMs, ...options };
  const read = await askUrl(new URL(url), readRates, bounds);
  if (read.state !== 'failed') return { ...read, meta: { ...read.meta, source: 'forex' } };
  const failures = read.meta.failures.map((failure) => ({ ...failure, source: 'forex' }));
  return { ...read, meta: { ...read.meta, failures } };
}

function readRates(answer: Field): Rates {
  const rates: Rates = {};
  for (const currency of Object.keys(currencies)) {
    const rate = answer.at(currency);
    if (!rate.missing) rates[currency] = priceOf(rate);
  }
  if (Object.keys(rates).length === 0) answer.fail('exchange rates');
  rates.USD = '1';
  return rates;
}

/** What a page needs to show worth: the price and the rates. null where there is no price. */
export interface Worth {
  usd: string;
  rates: Rates;
}

/** Never fails and never waits long: without a price a page shows amounts alone. */
export async function coreWorth(at: SourceContext): Promise<Worth | null> {
  if (at.chain.prices.feeds.length === 0) return null;
  const [price, rates] = await Promise.all([corePrice(at), forexRates(at)]);
  const known = lastValue(price);
  if (known === null) return null;
  return { usd: known.usd, rates: lastValue(rates) ?? dollarOnly };
}

async function firstOf<T>(
  at: SourceContext,
  options: GetOptions,
  ask: (feed: PriceFeed) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const failures: Failure[] = [];
  for (const config of at.chain.prices.feeds) {
    const outcome = await ask(priceFeed(at, config, { timeoutMs: serviceWaitMs, ...options }));
    if (outcome.state === 'data') return { ...outcome, meta: { ...outcome.meta, failures } };
    failures.push(...outcome.meta.failures);
  }
  return failures.length > 0 ? failed(failures) : empty(meta({ source: 'none' }));
}
