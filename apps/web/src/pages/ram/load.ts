import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { type PriceSeries, ramSeries } from '@antescope/sources/price/price-series';
import type { SeriesType } from '@antescope/sources/series/series';
import { readRow } from '@antescope/sources/table/read-table';
import { type GlobalState, globalState } from '@antescope/sources/table/tables/system-state';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { rangeOf } from '../../ui/chart/range.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface RamPageData {
  market: Outcome<RamPrice>;
  state: Outcome<GlobalState>;
  /** Price of 1024 bytes over `range`, in the system token. */
  history: Outcome<PriceSeries>;
  range: SeriesType;
}

export const load: PageLoader<RamPageData> = async ({ search }, { sources }) => {
  const { at } = sources;
  const range = rangeOf(search.range, 'week');
  const [market, state, history] = await Promise.all([
    sources.ramPrice(),
    readRow(at, globalState, undefined),
    sources.head().then((head) => ramSeries(at, range, timeOf(head))),
  ]);
  return openPage(market.meta, { market, state, history, range });
};

/** Chain time in ms, as the head may have stopped. */
function timeOf(head: Outcome<HeadView>): number {
  return head.state === 'data' ? Date.parse(head.data.headTime) : Date.now();
}
