import { bpBucketPool, bpRewards, type FioPool } from '@antescope/sources/fio/fio-tables';
import { readRow } from '@antescope/sources/table/read-table';
import type { HeadView } from '@antescope/sources/block/block-view';
import { lastValue, type Outcome } from '@antescope/sources/core/outcome';
import { type ProducerList, producerList } from '@antescope/sources/producer/producer-list';
import { missedBlocks } from '@antescope/sources/producer/rounds';
import type { MissedBlocks } from '@antescope/sources/state/producer-rounds';
import { type MediaSignatures, signedMedia } from '@antescope/sources/nft/signed-media';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface VotePageData {
  producers: Outcome<ProducerList>;
  /** Of the logos. */
  media: MediaSignatures;
  head: Outcome<HeadView>;
  /** Of the last day; null where no index counts them. */
  missed: Outcome<MissedBlocks> | null;
  /** Fees collected for the producers, on FIO; null on other chains. */
  pools: { rewards: Outcome<FioPool>; bucket: Outcome<FioPool> } | null;
}

/** Registered producers on the page: more than ever get enough votes to be paid. */
const shownProducers = 200;

export const load: PageLoader<VotePageData> = async (_request, { sources, chain }) => {
  const [producers, head, missed, rewards, bucket] = await Promise.all([
    producerList(sources.at, shownProducers),
    sources.head(),
    sources.at.records === null ? null : missedBlocks(sources.at, 1, Date.now()),
    chain.features.handles ? readRow(sources.at, bpRewards, undefined) : null,
    chain.features.handles ? readRow(sources.at, bpBucketPool, undefined) : null,
  ]);
  const logos = (lastValue(producers)?.producers ?? []).map(({ about }) => about?.logo);
  return openPage(producers.meta, {
    producers,
    media: signedMedia(sources.at, logos),
    head,
    missed,
    pools: rewards === null || bucket === null ? null : { rewards, bucket },
  });
};
