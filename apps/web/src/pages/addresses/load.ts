import type { Outcome } from '@antescope/sources/core/outcome';
import { listedAddresses } from '@antescope/sources/fio/fio-names';
import type { FioAddress } from '@antescope/sources/fio/fio-tables';
import { listRequest } from '../../lib/page/list-request.ts';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface AddressesPageData {
  addresses: Outcome<FioAddress[]>;
  /** Whether this is a later page. */
  later: boolean;
}

export const load: PageLoader<AddressesPageData> = async ({ search }, { sources }) => {
  const addresses = await listedAddresses(sources.at, listRequest(search.cursor));
  return openPage(addresses.meta, { addresses, later: (search.cursor ?? '') !== '' });
};
