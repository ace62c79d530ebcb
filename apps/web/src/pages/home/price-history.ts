import { empty, meta, type Outcome, withoutData } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { type PriceChange, priceChange } from '@antescope/sources/price/price-change';
import { coreSeries, type PriceSeries } from '@antescope/sources/price/price-series';
import { coreHistory } from '@antescope/sources/price/prices';
import type { SeriesType } from '@antescope/sources/series/series';

export interface PriceHistory {
  /** Of the core token in US dollars; 'empty' without a feed, or with fewer than two prices in the last week. */
  series: Outcome<PriceSeries>;
  /** Within 24 hours; null if unknown. */
  change: PriceChange | null;
}

export async function priceHistory(at: SourceContext, range: SeriesType, now: number): Promise<PriceHistory> {
  if (at.chain.prices.feeds.length === 0) return { series: empty(meta({ source: 'none' })), change: null };
  const week = await coreHistory(at, now);
  if (week.state !== 'data') return { series: withoutData(week), change: null };
  const isCharted = week.data.filter(({ usd }) => usd !== null).length > 1;
  return {
    series: isCharted ? await coreSeries(at, range, now) : empty(week.meta),
    change: priceChange(week.data),
  };
}
