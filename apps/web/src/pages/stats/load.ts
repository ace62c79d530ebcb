import { failureReason } from '@antescope/sources/core/failure-reason';
import type { ScheduleView } from '@antescope/sources/block/block-view';
import { databaseSize, type DatabaseSize } from '@antescope/sources/node/database-size';
import { failed, type Outcome } from '@antescope/sources/core/outcome';
import { missedBlocks, producerRounds } from '@antescope/sources/producer/rounds';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { ChainStatistics } from '@antescope/sources/state/chain-statistics';
import type { MissedBlocks, ProducerRound } from '@antescope/sources/state/producer-rounds';
import { readRow } from '@antescope/sources/table/read-table';
import { type GlobalState, globalState } from '@antescope/sources/table/tables/system-state';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { type PeriodName, periodOf, periods } from './periods.ts';

export interface StatsPageData {
  period: PeriodName;
  statistics: Outcome<ChainStatistics>;
  missed: Outcome<MissedBlocks>;
  /** The current round and the previous one. */
  rounds: Outcome<ProducerRound[]>;
  state: Outcome<GlobalState>;
  schedule: Outcome<ScheduleView>;
  database: Outcome<DatabaseSize>;
}

const cacheMs = 5000;

export const load: PageLoader<StatsPageData> = async ({ search }, { sources }) => {
  const period = periodOf(search.period);
  const [statistics, missed, rounds, state, schedule, database] = await Promise.all([
    statisticsOf(sources.at, period),
    missedBlocks(sources.at, 1, Date.now()),
    producerRounds(sources.at, 2),
    readRow(sources.at, globalState, undefined),
    sources.schedule(),
    databaseSize(sources.at),
  ]);
  return openPage(statistics.meta, { period, statistics, missed, rounds, state, schedule, database });
};

function statisticsOf(at: SourceContext, period: PeriodName): Promise<Outcome<ChainStatistics>> {
  return at.share(`statistics ${period}`, cacheMs, async () => {
    if (at.records !== null) return at.records.statistics({ ...periods[period], until: null });
    const message = 'Statistics over time require an index, which this server does not have for this chain';
    return failed([
      { source: 'index', endpoint: null, code: 'not-supported', message, reason: failureReason('no-index') },
    ]);
  });
}
