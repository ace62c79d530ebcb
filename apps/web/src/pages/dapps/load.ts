import type { Dapp } from '@antescope/chains/config/chain-config';
import { meta } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface DappsPageData {
  dapps: Dapp[];
}

export const load: PageLoader<DappsPageData> = async (_request, { chain }) =>
  openPage(meta({ source: 'configuration' }), { dapps: chain.dapps });
