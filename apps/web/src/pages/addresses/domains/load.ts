import type { Outcome } from '@antescope/sources/core/outcome';
import { listedDomains } from '@antescope/sources/fio/fio-names';
import type { FioDomain } from '@antescope/sources/fio/fio-tables';
import { listRequest } from '../../../lib/page/list-request.ts';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { openPage } from '../../../lib/page/page-result.ts';

export interface DomainsPageData {
  domains: Outcome<FioDomain[]>;
  later: boolean;
  /** ISO time of the reading. */
  now: string;
}

export const load: PageLoader<DomainsPageData> = async ({ search }, { sources }) => {
  const domains = await listedDomains(sources.at, listRequest(search.cursor));
  return openPage(domains.meta, { domains, later: (search.cursor ?? '') !== '', now: new Date().toISOString() });
};
