import type { Outcome } from '@antescope/sources/core/outcome';
import { type ProducerList, producerList } from '@antescope/sources/producer/producer-list';
import { readRow } from '@antescope/sources/table/read-table';
import { type GlobalState, globalState } from '@antescope/sources/table/tables/system-state';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { openPage } from '../../../lib/page/page-result.ts';

export interface VoteStatsPageData {
  producers: Outcome<ProducerList>;
  state: Outcome<GlobalState>;
}

/** Max producers included in the vote shares. */
const candidates = 1000;

export const load: PageLoader<VoteStatsPageData> = async (_request, { sources }) => {
  const [producers, state] = await Promise.all([
    producerList(sources.at, candidates),
    readRow(sources.at, globalState, undefined),
  ]);
  return openPage(producers.meta, { producers, state });
};
