import type { HeadView } from '@antescope/sources/block/block-view';
import { empty, type Outcome } from '@antescope/sources/core/outcome';
import { type PriceSeries, rexSeries } from '@antescope/sources/price/price-series';
import {
  expiringLoans,
  type RexMarket,
  rexMarket,
  rexOrders,
  rexPriceHistory,
} from '@antescope/sources/rex/rex-market';
import { dailyTimes } from '@antescope/sources/table/read-row-history';
import type { RexLoan, RexOrder } from '@antescope/sources/table/tables/rex';
import type { SeriesType } from '@antescope/sources/series/series';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { marketRexRate } from '@antescope/sources/services/market-data/market-data';
import { rangeOf } from '../../ui/chart/range.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { type RexView, rexViews } from './views.ts';

export interface RexPageData {
  view: RexView;
  market: Outcome<RexMarket>;
  /** Open sell orders, of the views 'stats' and 'borrow'; null on the others. */
  orders: Outcome<RexOrder[]> | null;
  loans: { cpu: Outcome<RexLoan[]>; net: Outcome<RexLoan[]> } | { all: Outcome<RexLoan[]> } | null;
  /** Of the view 'history'. */
  prices: Outcome<{ time: string; price: string }[]> | null;
  /** Yearly return in percent by the market-data service, decimal text; 'empty' if none is configured or states one. */
  marketRate: Outcome<string>;
  /** Price over `range`, of the views with a form. */
  history: Outcome<PriceSeries> | null;
  range: SeriesType;
}

const daysShown = 7;

export const load: PageLoader<RexPageData> = async ({ search }, { sources }) => {
  const view = rexViews.find((each) => each === search.view) ?? 'lend';
  const { at } = sources;
  const range = rangeOf(search.range, 'week');
  const isForm = view !== 'stats' && view !== 'history';
  const [market, orders, loans, prices, history, marketRate] = await Promise.all([
    rexMarket(at),
    view === 'stats' || view === 'borrow' ? rexOrders(at).then(openOrders) : null,
    view === 'stats' ? expiringLoans(at) : null,
    view === 'history'
      ? sources.head().then((head) => rexPriceHistory(at, dailyTimes(daysShown, timeOf(head), at.chain.startDate)))
      : null,
    isForm ? sources.head().then((head) => rexSeries(at, range, timeOf(head))) : null,
    marketRexRate(at),
  ]);
  return openPage(market.meta, { view, market, orders, loans, prices, history, range, marketRate });
};

/** A filled order stays in the table until its owner's next action; it waits for nothing. */
export function openOrders(orders: Outcome<RexOrder[]>): Outcome<RexOrder[]> {
  if (orders.state !== 'data') return orders;
  const open = orders.data.filter(({ isOpen }) => isOpen);
  return open.length === 0 ? empty(orders.meta) : { ...orders, data: open };
}

/** Chain time in ms, as the head may have stopped. */
function timeOf(head: Outcome<HeadView>): number {
  return head.state === 'data' ? Date.parse(head.data.headTime) : Date.now();
}
