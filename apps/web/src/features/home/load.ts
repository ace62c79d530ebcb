import type { HeadView, ProducerView, ScheduleView } from '@antescope/sources/block/block-view';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';

export interface HomePageData {
  head: Outcome<HeadView>;
  schedule: Outcome<ScheduleView>;
  producers: Outcome<ProducerView[]>;
  actions: Outcome<ActionRow[]>;
  ram: Outcome<{ perKib: string; base: string; quote: string }>;
}

const producerRows = 30;
const actionRows = 14;

export const loadHome: PageLoader<HomePageData> = async (_request, { sources }) => {
  const [head, schedule, producers, actions, ram] = await Promise.all([
    sources.head(),
    sources.schedule(),
    sources.producers(producerRows),
    sources.latestActions(actionRows),
    sources.ramPrice(),
  ]);
  return openPage(head.meta, { head, schedule, producers, actions, ram });
};
