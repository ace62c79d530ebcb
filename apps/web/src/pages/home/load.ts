import type { HeadView, ProducerView, ScheduleView } from '@antescope/sources/block/block-view';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { type ChainFigures, chainFigures } from './chain-figures.ts';
import { isInline } from './inline-action.ts';

export interface HomePageData {
  /** When the page was loaded, ISO time with Z. */
  time: string;
  head: Outcome<HeadView>;
  schedule: Outcome<ScheduleView>;
  producers: Outcome<ProducerView[]>;
  actions: Outcome<ActionRow[]>;
  ram: Outcome<{ perKib: string; base: string; quote: string }>;
  figures: ChainFigures;
}

const producerRows = 30;
const actionRows = 14;
/** Actions read to find enough user-sent ones: a transfer is one action, a RAM purchase six. */
const actionsRead = 80;

export const load: PageLoader<HomePageData> = async (_request, { sources, preferences }) => {
  const ramPrice = sources.ramPrice();
  const latest = sources.latestActions(actionsRead);
  const [head, schedule, producers, actions, ram, figures] = await Promise.all([
    sources.head(),
    sources.schedule(),
    sources.producers(producerRows),
    latest,
    ramPrice,
    chainFigures(sources.at, preferences.currency, ramPrice, latest),
  ]);
  return openPage(head.meta, {
    time: new Date().toISOString(),
    head,
    schedule,
    producers,
    actions: sentOnly(actions),
    ram,
    figures,
  });
};

function sentOnly(latest: Outcome<ActionRow[]>): Outcome<ActionRow[]> {
  if (latest.state !== 'data') return latest;
  return { ...latest, data: latest.data.filter((row) => !isInline(row)).slice(0, actionRows) };
}
