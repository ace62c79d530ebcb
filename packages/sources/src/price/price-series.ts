import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { symbolToU64 } from '@antescope/codec/chain/symbol';
import { ramPricePerKib } from '@antescope/economics/ram';
import { readAsset } from '../account/read-account.ts';
import { data, type Outcome, withoutData } from '../core/outcome.ts';
import { rexPriceHistory } from '../rex/rex-market.ts';
import type { SourceContext } from '../core/source-context.ts';
import { type Series, seriesTypes, type SeriesType, timesOf } from '../series/series.ts';
import { readRowHistory } from '../table/read-row-history.ts';
import { onlyRow } from '../table/tables/system-table.ts';
import { coreHistory } from './prices.ts';

/**
 * A price over time (priceseries/{id}). `id` is what is priced: 'EOS', 'ram' (1024 bytes of it) or 'rex'; `unit` is 'USD'
 * or the symbol of the system token.
 */
export type PriceSeries = Series;

const hourMs = 3_600_000;

/**
 * Price series of the core token: of the feeds, which go back a week, and as recorded by this server.
 */
export async function coreSeries(at: SourceContext, type: SeriesType, now: number): Promise<Outcome<PriceSeries>> {
  const about = { id: at.chain.coreSymbol.code, unit: 'USD' };
  if (seriesTypes[type].hours === 24) {
    const recorded = at.prices?.points() ?? [];
    const week = await coreHistory(at, now);
    if (week.state === 'failed' && recorded.length === 0) return withoutData(week);
    const hours = [...(week.state === 'data' ? week.data : []), ...recorded];
    const known = new Map(hours.map(({ time, usd }) => [time, usd]));
    const points = timesOf(type, now, at.chain.startDate).map((time) => ({ time, value: nearest(known, time) }));
    const complete = points.every(({ value }) => value !== null);
    const source = recorded.length === 0 ? week.meta.source : 'kept';
    return data({ ...about, points }, { ...week.meta, source, complete });
  }
  const week = await coreHistory(at, now);
  if (week.state !== 'data') return withoutData(week);
  const points = week.data.slice(-seriesTypes[type].points).map(({ time, usd }) => ({ time, value: usd }));
  return data({ ...about, points }, { ...week.meta, complete: points.every(({ value }) => value !== null) });
}

/** The last price within a day before the time. */
function nearest(known: ReadonlyMap<string, string | null>, time: string): string | null {
  for (let back = 0; back < 24; back += 1) {
    const price = known.get(new Date(Date.parse(time) - back * hourMs).toISOString());
    if (price !== undefined && price !== null) return price;
  }
  return null;
}

/** Key of the RAM market's row: the symbol 4,RAMCORE as 64 bits. */
const ramCore = symbolToU64('4,RAMCORE');

const ramMarket = onlyRow('rammarket', (row) => ({
  base: readAsset(row.at('base').at('balance')),
  quote: readAsset(row.at('quote').at('balance')),
}));

/** Of 1024 bytes of RAM, out of our index of the market's row. */
export async function ramSeries(at: SourceContext, type: SeriesType, now: number): Promise<Outcome<PriceSeries>> {
  const past = await readRowHistory(at, ramMarket, undefined, {
    primaryKey: ramCore,
    times: timesOf(type, now, at.chain.startDate),
  });
  if (past.state !== 'data') return withoutData(past);
  const unit = parseAsset(past.data.at(-1)!.row.quote).code;
  const points = past.data.map(({ time, row }) => {
    const quote = parseAsset(row.quote);
    const units = ramPricePerKib({ bytes: parseAsset(row.base).units, units: quote.units });
    return { time, value: formatAsset({ ...quote, units }).split(' ')[0]! };
  });
  return data({ id: 'ram', unit, points }, past.meta);
}

/** Of one REX, out of our index of the pool. */
export async function rexSeries(at: SourceContext, type: SeriesType, now: number): Promise<Outcome<PriceSeries>> {
  const past = await rexPriceHistory(at, timesOf(type, now, at.chain.startDate));
  if (past.state !== 'data') return withoutData(past);
  const unit = (at.chain.systemToken ?? at.chain.coreSymbol).code;
  return data({ id: 'rex', unit, points: past.data.map(({ time, price }) => ({ time, value: price })) }, past.meta);
}
