import { type HistoryService, historyServices } from '@antescope/sources/services/history-services/history-services';
import { meta } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface HistoryServicesData {
  services: HistoryService[];
  /** Whether this server has an index of the chain. */
  indexed: boolean;
}

export const load: PageLoader<HistoryServicesData> = async (_request, { sources }) =>
  openPage(meta({ source: 'none' }), {
    services: await historyServices(sources.at),
    indexed: sources.at.state !== null,
  });
