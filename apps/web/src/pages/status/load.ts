import type { ChainHealth } from '@antescope/sources/health/chain-health';
import { meta } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface StatusPageData {
  /** null: the page was rendered without a server. */
  health: ChainHealth | null;
  /** nodeos version of the node that responded. */
  nodeVersion: string | null;
  uptimeSeconds: number | null;
}

export const load: PageLoader<StatusPageData> = async (_request, { sources, health }) => {
  const [server, head] = await Promise.all([health?.() ?? null, sources.head()]);
  const nodeVersion = head.state === 'data' ? head.data.serverVersion : null;
  return openPage(meta({ source: 'none' }), {
    health: server?.chain ?? null,
    nodeVersion,
    uptimeSeconds: server?.uptimeSeconds ?? null,
  });
};
