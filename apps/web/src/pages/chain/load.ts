import type { HeadView, ScheduleView } from '@antescope/sources/block/block-view';
import { type Finalizers, finalizers as readFinalizers } from '@antescope/sources/block/finalizers';
import type { Outcome } from '@antescope/sources/core/outcome';
import { readRow } from '@antescope/sources/table/read-table';
import { type GlobalState, globalState } from '@antescope/sources/table/tables/system-state';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface ChainPageData {
  head: Outcome<HeadView>;
  state: Outcome<GlobalState>;
  schedule: Outcome<ScheduleView>;
  finalizers: Outcome<Finalizers | null>;
}

export const load: PageLoader<ChainPageData> = async (_request, { sources }) => {
  const [head, state, schedule, finalizers] = await Promise.all([
    sources.head(),
    readRow(sources.at, globalState, undefined),
    sources.schedule(),
    readFinalizers(sources.at),
  ]);
  return openPage(head.meta, { head, state, schedule, finalizers });
};
