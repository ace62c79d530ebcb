import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { type PriceSeries, ramSeries } from '@antescope/sources/price/price-series';
import { readRow } from '@antescope/sources/table/read-table';
import { type GlobalState, globalState } from '@antescope/sources/table/tables/system-state';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface RamPageData {
  market: Outcome<RamPrice>;
  state: Outcome<GlobalState>;
  /** Price of 1024 bytes by the hour for a week, in the system token. */
  week: Outcome<PriceSeries>;
}

export const load: PageLoader<RamPageData> = async (_request, { sources }) => {
  const { at } = sources;
  const [market, state, week] = await Promise.all([
    sources.ramPrice(),
    readRow(at, globalState, undefined),
    sources.head().then((head) => ramSeries(at, 'week', timeOf(head))),
  ]);
  return openPage(market.meta, { market, state, week });
};

/** Chain time in ms, as the head may have stopped. */
function timeOf(head: Outcome<HeadView>): number {
  return head.state === 'data' ? Date.parse(head.data.headTime) : Date.now();
}
