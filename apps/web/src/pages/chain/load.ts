import type { HeadView, ScheduleView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { type ProducerList, producerList } from '@antescope/sources/producer/producer-list';
import { type ProtocolFeature, protocolFeatures } from '@antescope/sources/protocol/protocol-features';
import { readRow } from '@antescope/sources/table/read-table';
import { type GlobalState, globalState } from '@antescope/sources/table/tables/system-state';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface ChainPageData {
  head: Outcome<HeadView>;
  state: Outcome<GlobalState>;
  schedule: Outcome<ScheduleView>;
}

export interface FeaturesPageData {
  features: Outcome<ProtocolFeature[]>;
}

export interface VoteStatsPageData {
  producers: Outcome<ProducerList>;
  state: Outcome<GlobalState>;
}

/** Candidates that the shares are drawn of. */
const candidates = 1000;

export const loadChain: PageLoader<ChainPageData> = async (_request, { sources }) => {
  const [head, state, schedule] = await Promise.all([
    sources.head(),
    readRow(sources.at, globalState, undefined),
    sources.schedule(),
  ]);
  return openPage(head.meta, { head, state, schedule });
};

export const loadFeatures: PageLoader<FeaturesPageData> = async (_request, { sources }) => {
  const features = await protocolFeatures(sources.at);
  return openPage(features.meta, { features });
};

export const loadVoteStats: PageLoader<VoteStatsPageData> = async (_request, { sources }) => {
  const [producers, state] = await Promise.all([
    producerList(sources.at, candidates),
    readRow(sources.at, globalState, undefined),
  ]);
  return openPage(producers.meta, { producers, state });
};
