import { type ProducerList, producerList } from '@antescope/sources/producer/producer-list';
import { missedBlocks } from '@antescope/sources/producer/rounds';
import { proxyComments } from '@antescope/sources/producer/proxy-comments';
import { type ProxyEntry, proxyList } from '@antescope/sources/producer/proxy-list';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { MissedBlocks } from '@antescope/sources/state/producer-rounds';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface VotePageData {
  producers: Outcome<ProducerList>;
  head: Outcome<HeadView>;
  /** Of the last day; null where no index counts them. */
  missed: Outcome<MissedBlocks> | null;
}

export interface ProxiesPageData {
  proxies: Outcome<ProxyEntry[]>;
  /** Comments below the page; null without a backend. */
  comments: Outcome<number> | null;
}

/** Registered producers that a page lists: more than ever stand a chance. */
const listed = 200;

export const loadVote: PageLoader<VotePageData> = async (_request, { sources }) => {
  const [producers, head, missed] = await Promise.all([
    producerList(sources.at, listed),
    sources.head(),
    sources.at.records === null ? null : missedBlocks(sources.at, 1, Date.now()),
  ]);
  return openPage(producers.meta, { producers, head, missed });
};

export const loadProxies: PageLoader<ProxiesPageData> = async (_request, { sources }) => {
  const { backend } = sources.at.chain;
  const [proxies, comments] = await Promise.all([
    proxyList(sources.at),
    backend === null ? null : proxyComments(sources.at),
  ]);
  return openPage(proxies.meta, { proxies, comments });
};
