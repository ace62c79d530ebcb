import type { Outcome } from '@antescope/sources/core/outcome';
import { proxyComments } from '@antescope/sources/producer/proxy-comments';
import { type ProxyEntry, proxyList } from '@antescope/sources/producer/proxy-list';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { openPage } from '../../../lib/page/page-result.ts';

export interface ProxiesPageData {
  proxies: Outcome<ProxyEntry[]>;
  /** Comments below the page; null without a backend. */
  comments: Outcome<number> | null;
}

export const load: PageLoader<ProxiesPageData> = async (_request, { sources }) => {
  const { backend } = sources.at.chain;
  const [proxies, comments] = await Promise.all([
    proxyList(sources.at),
    backend === null ? null : proxyComments(backend),
  ]);
  return openPage(proxies.meta, { proxies, comments });
};
