import { data, failed, type Failure, lastValue, meta, type Meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { type Coin, currencyPrices } from '../services/currency-prices/currency-prices.ts';
import { exchangeRates } from '../services/forex/forex.ts';
import { type ReferenceRates, referenceRates } from '../services/reference-rates/reference-rates.ts';
import { currencies, type Currency, currencyOf } from './currency.ts';
import { type Decimal, divide, exactText } from './decimal.ts';
import type { Rates } from './fiat.ts';

/** Who states a rate: the European Central Bank, a market service, a fixed peg, or the operator's own service. */
export type RateSource = 'reference' | 'market' | 'peg' | 'service';

export interface RateOrigin {
  source: RateSource;
  /** Day of a daily rate, 'YYYY-MM-DD'; null for a rate of now. */
  day: string | null;
}

export interface ExchangeRates {
  rates: Rates;
  origins: Partial<Record<Currency, RateOrigin>>;
}

/** Rates without a service. */
const dollarOnly: Rates = { USD: '1' };
const one: Decimal = { units: 1n, scale: 0 };
/** Decimals of a rate: one dollar in bitcoin has nine significant ones. */
const ratePlaces = 14;

/** Riyals for one dollar: fixed by the Saudi Central Bank since 1986, and missing in the reference rates. */
const riyalsPerDollar = '3.75';

/**
 * Units of each currency for one US dollar. Sources are those of `prices.forex`: a service with all rates, or reference
 * rates and market prices, of which one may fail without the other. The dollar alone where none is configured.
 */
export async function forexRates(at: SourceContext): Promise<Outcome<ExchangeRates>> {
  const { forex } = at.chain.prices;
  return typeof forex === 'object' && forex !== null ? combinedRates(at) : serviceRates(at);
}

async function serviceRates(at: SourceContext): Promise<Outcome<ExchangeRates>> {
  const read = await exchangeRates(at);
  if (read.state === 'empty') return data({ rates: dollarOnly, origins: {} }, meta({ source: 'static' }));
  const rates = lastValue(read);
  if (rates === null) return { ...read, stale: null } as Outcome<ExchangeRates>;
  const origin: RateOrigin = { source: 'service', day: read.meta.time?.slice(0, 10) ?? null };
  const origins = Object.fromEntries(Object.keys(rates).map((code) => [code, origin]));
  const value = { rates, origins };
  return read.state === 'data' ? { ...read, data: value } : { ...read, stale: value };
}

async function combinedRates(at: SourceContext): Promise<Outcome<ExchangeRates>> {
  const [reference, market] = await Promise.all([referenceRates(at), currencyPrices(at)]);
  const result: ExchangeRates = { rates: { ...dollarOnly }, origins: {} };
  const official = lastValue(reference);
  if (official !== null) addReference(result, official);
  for (const [coin, usd] of lastValue(market) ?? []) {
    add(result, coin, divide(one, usd, ratePlaces), { source: 'market', day: null });
  }
  const failures: Failure[] = [...reference.meta.failures, ...market.meta.failures];
  if (official === null && lastValue(market) === null && failures.length > 0) return failed(failures);
  const { endpoint, elapsedMs } = reference.meta;
  const about: Meta = meta({
    source: 'reference-rates',
    endpoint,
    elapsedMs,
    time: official === null ? null : `${official.day}T00:00:00.000Z`,
    failures,
    complete: failures.length === 0,
  });
  return data(result, about);
}

function addReference(result: ExchangeRates, { day, perEuro }: ReferenceRates): void {
  const dollars = perEuro.get('USD')!;
  const origin: RateOrigin = { source: 'reference', day };
  add(result, 'EUR', divide(one, dollars, ratePlaces), origin);
  for (const [code, rate] of perEuro) {
    if (code !== 'USD' && Object.hasOwn(currencies, code)) {
      add(result, code as Currency, divide(rate, dollars, ratePlaces), origin);
    }
  }
  result.rates.SAR = riyalsPerDollar;
  result.origins.SAR = { source: 'peg', day: null };
}

function add(result: ExchangeRates, code: Currency | Coin, rate: Decimal | null, origin: RateOrigin): void {
  if (rate === null || rate.units === 0n) return;
  result.rates[code] = exactText(rate);
  result.origins[code] = origin;
}

/** How a page converts: the preferred currency where its rate is known, else US dollars, which is never silent. */
export interface Conversion {
  currency: Currency;
  rates: Rates;
  /** Null for the US dollar. */
  origin: RateOrigin | null;
  /** The preferred currency if its rate is not known. */
  missing: { currency: Currency; failures: Failure[] } | null;
}

/** Reads rates for another currency than the US dollar only. An unknown preference counts as the US dollar. */
export async function conversionTo(at: SourceContext, preferred: string): Promise<Conversion> {
  const currency = knownCurrency(preferred);
  const dollars = { currency: 'USD', rates: dollarOnly, origin: null } as const;
  if (currency === 'USD') return { ...dollars, missing: null };
  const read = await forexRates(at);
  const known = lastValue(read);
  if (known?.rates[currency] === undefined) {
    return { ...dollars, missing: { currency, failures: read.meta.failures } };
  }
  return { currency, rates: known.rates, origin: known.origins[currency] ?? null, missing: null };
}

function knownCurrency(preferred: string): Currency {
  try {
    return currencyOf(preferred);
  } catch {
    // A cookie of an earlier version, or a forged one.
    return 'USD';
  }
}
