import type { HeadView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { type ProducerList, producerList } from '@antescope/sources/producer/producer-list';
import { missedBlocks } from '@antescope/sources/producer/rounds';
import type { MissedBlocks } from '@antescope/sources/state/producer-rounds';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface VotePageData {
  producers: Outcome<ProducerList>;
  head: Outcome<HeadView>;
  /** Of the last day; null where no index counts them. */
  missed: Outcome<MissedBlocks> | null;
}

/** Registered producers on the page: more than ever get enough votes to be paid. */
const shownProducers = 200;

export const load: PageLoader<VotePageData> = async (_request, { sources }) => {
  const [producers, head, missed] = await Promise.all([
    producerList(sources.at, shownProducers),
    sources.head(),
    sources.at.records === null ? null : missedBlocks(sources.at, 1, Date.now()),
  ]);
  return openPage(producers.meta, { producers, head, missed });
};
