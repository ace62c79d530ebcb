import type { HeadView, ProducerView, ScheduleView } from '@antescope/sources/block/block-view';
import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { recentBlocks } from '@antescope/sources/block/read-recent-blocks';
import { empty, mapOutcome, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { type PriceSeries, ramSeries } from '@antescope/sources/price/price-series';
import { rexInterestHistory } from '@antescope/sources/rex/rex-interest-history';
import { rexMarket } from '@antescope/sources/rex/rex-market';
import { timesOf } from '@antescope/sources/series/series';
import { listProposals } from '@antescope/sources/msig/proposal-list';
import type { ProposalRowView } from '@antescope/sources/msig/proposal-view';
import { coreWorth } from '@antescope/sources/price/prices';
import { missedBlocks } from '@antescope/sources/producer/rounds';
import type { SeriesType } from '@antescope/sources/series/series';
import type { ChainStatistics } from '@antescope/sources/state/chain-statistics';
import type { MissedBlocks } from '@antescope/sources/state/producer-rounds';
import { tokenList } from '@antescope/sources/token/token-list';
import { type TransactionRow, transactionRows } from '../../domain/live/transaction-row.ts';
import { approvalProgress } from '../../domain/proposal/approval-progress.ts';
import { annualRate } from '../../domain/rex/annual-rate.ts';
import { byListing, tokenRow, type TokenRow } from '../../domain/token/token-row.ts';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { rangeOf } from '../../ui/chart/range.ts';
import { blockRate } from './block-rate.ts';
import { type ChainFigures, chainFigures } from './chain-figures.ts';
import { listLength } from './list-length.ts';
import { type PriceHistory, priceHistory } from './price-history.ts';

export interface HomePageData {
  /** When the page was loaded, ISO time with Z. */
  time: string;
  head: Outcome<HeadView>;
  schedule: Outcome<ScheduleView>;
  producers: Outcome<ProducerView[]>;
  blocks: Outcome<BlockSummary[]>;
  /** Transactions per second over `blocks`, until the realtime feed has one; null without blocks. */
  tps: number | null;
  transactions: Outcome<TransactionRow[]>;
  /** Of the last 24 hours; 'empty' without an index. */
  activity: Outcome<ChainStatistics>;
  ramHistory: Outcome<PriceSeries>;
  /** Interest of REX in percent a year, decimal text; 'empty' without REX or a return pool. */
  rexApr: Outcome<string>;
  /** The same at each day of a month; 'empty' without REX or an index. */
  rexRates: Outcome<string[]>;
  missed: Outcome<MissedBlocks>;
  ram: Outcome<{ perKib: string; base: string; quote: string }>;
  tokens: Outcome<TokenRow[]>;
  /** Closest to execution; 'empty' without an index, where each proposer costs two reads of a node. */
  proposals: Outcome<ProposalRowView[]>;
  figures: ChainFigures;
  /** Over `range`. */
  price: PriceHistory;
  range: SeriesType;
}

/** The top 21 and some standby producers. */
const producerRows = 24;
/** Actions read to find enough transactions: a transfer is one action, a RAM purchase six. */
const actionsRead = 80;
const tokenRows = 6;
const proposalRows = 5;
const proposalsCacheMs = 30_000;
const hourCacheMs = 5000;
const dayCacheMs = 60_000;
/**
 * Milliseconds after expiry during which the stale value is served and refreshed in the background. These reads are the
 * slowest of home.
 */
const staleMs = 120_000;

export const load: PageLoader<HomePageData> = async ({ search }, context) => {
  const { sources, preferences } = context;
  const range = rangeOf(search.range, 'week');
  const ramPrice = sources.ramPrice();
  const latest = sources.latestActions(actionsRead);
  const [head, schedule, producers, blocks, actions, ram, figures, price, tokens, proposals, rexApr, ...day] =
    await Promise.all([
      sources.head(),
      sources.schedule(),
      sources.producers(producerRows),
      recentBlocks(sources.at),
      latest,
      ramPrice,
      chainFigures(sources.at, preferences.currency, ramPrice, latest),
      priceHistory(sources.at, range, Date.now()),
      topTokens(context),
      openProposals(sources.at),
      rexRate(sources.at),
      ...indexed(sources.at),
    ]);
  const [activity, ramHistory, missed, rexRates] = day;
  return openPage(head.meta, {
    time: new Date().toISOString(),
    head,
    schedule,
    producers,
    blocks,
    tps: blocks.state === 'data' ? blockRate(blocks.data) : null,
    transactions: transactionsOf(actions),
    activity,
    ramHistory,
    missed,
    rexApr,
    rexRates,
    ram,
    tokens,
    proposals,
    figures,
    price,
    range,
  });
};

const unavailable: Outcome<never> = empty(meta({ source: 'none' }));

/** Activity, RAM prices and missed blocks of the last day, REX rates of the last month. All require an index. */
function indexed(
  at: SourceContext,
): [
  Promise<Outcome<ChainStatistics>>,
  Promise<Outcome<PriceSeries>>,
  Promise<Outcome<MissedBlocks>>,
  Promise<Outcome<string[]>>,
] {
  const { records } = at;
  const none = Promise.resolve(unavailable);
  return [
    records === null
      ? none
      : at.share(
          'activity of a day',
          hourCacheMs,
          () => records.statistics({ step: 'hour', count: 24, until: null }),
          staleMs,
        ),
    at.past === null
      ? none
      : at.share('RAM prices of a day', dayCacheMs, () => ramSeries(at, 'day', Date.now()), staleMs),
    records === null
      ? none
      : at.share('missed blocks of a day', dayCacheMs, () => missedBlocks(at, 1, Date.now()), staleMs),
    at.past === null || !at.chain.features.rex
      ? none
      : at.share('REX rates of a month', dayCacheMs, () => rexRates(at, Date.now()), staleMs),
  ];
}

async function rexRate(at: SourceContext): Promise<Outcome<string>> {
  if (!at.chain.features.rex) return unavailable;
  const market = await at.share('REX market of home', dayCacheMs, () => rexMarket(at), staleMs);
  if (market.state === 'data' && market.data.interest === null) return empty(market.meta);
  return mapOutcome(market, ({ interest }) => annualRate(interest?.day ?? '0'));
}

async function rexRates(at: SourceContext, now: number): Promise<Outcome<string[]>> {
  const history = await rexInterestHistory(at, timesOf('month', now, at.chain.startDate));
  return mapOutcome(history, (days) => days.map(({ day }) => annualRate(day)));
}

function transactionsOf(latest: Outcome<ActionRow[]>): Outcome<TransactionRow[]> {
  if (latest.state === 'empty') return latest;
  if (latest.state === 'failed') {
    return {
      ...latest,
      stale: latest.stale === null ? null : transactionRows(latest.stale).slice(0, listLength),
    };
  }
  const rows = transactionRows(latest.data);
  // The oldest transaction may lack the actions beyond the limit.
  const complete = latest.data.length < actionsRead ? rows : rows.slice(0, Math.max(1, rows.length - 1));
  return { ...latest, data: complete.slice(0, listLength) };
}

async function topTokens({ sources, chain, preferences }: PageContext): Promise<Outcome<TokenRow[]>> {
  const [list, worth] = await Promise.all([tokenList(sources.at), coreWorth(sources.at, preferences.currency)]);
  return mapOutcome(list, (stats) =>
    stats
      .map((stat) => tokenRow(stat, chain, worth))
      .filter((row) => row.known)
      .toSorted((a, b) => byListing(a, b, chain))
      .slice(0, tokenRows),
  );
}

/** Proposals that can still be executed, by the share of their approvals. */
async function openProposals(at: SourceContext): Promise<Outcome<ProposalRowView[]>> {
  if (at.state === null) return unavailable;
  const list = await at.share('proposals of home', proposalsCacheMs, () => listProposals(at), staleMs);
  return mapOutcome(list, ({ rows }) =>
    rows
      .filter(({ status }) => status === 'ready' || status === 'waiting' || status === 'open')
      .toSorted((a, b) => approvedShare(b) - approvedShare(a))
      .slice(0, proposalRows),
  );
}

function approvedShare(row: ProposalRowView): number {
  const { approved, needed } = approvalProgress(row);
  return needed === 0 ? 0 : Math.min(1, approved / needed);
}
