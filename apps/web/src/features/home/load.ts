import type { HeadView, ProducerView, ScheduleView } from '@antescope/sources/block/block-view';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';
import { isInline } from './inline-action.ts';

export interface HomePageData {
  head: Outcome<HeadView>;
  schedule: Outcome<ScheduleView>;
  producers: Outcome<ProducerView[]>;
  actions: Outcome<ActionRow[]>;
  ram: Outcome<{ perKib: string; base: string; quote: string }>;
}

const producerRows = 30;
const actionRows = 14;
/** Read to find so many that were sent by people: a transfer is one action, a purchase of RAM six. */
const actionsRead = 80;

export const loadHome: PageLoader<HomePageData> = async (_request, { sources }) => {
  const [head, schedule, producers, actions, ram] = await Promise.all([
    sources.head(),
    sources.schedule(),
    sources.producers(producerRows),
    sources.latestActions(actionsRead),
    sources.ramPrice(),
  ]);
  return openPage(head.meta, { head, schedule, producers, actions: sentOnly(actions), ram });
};

function sentOnly(latest: Outcome<ActionRow[]>): Outcome<ActionRow[]> {
  if (latest.state !== 'data') return latest;
  return { ...latest, data: latest.data.filter((row) => !isInline(row)).slice(0, actionRows) };
}
