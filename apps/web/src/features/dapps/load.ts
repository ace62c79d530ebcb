import type { Dapp } from '@antescope/chains/chain-config';
import { meta } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';

export interface DappsPageData {
  dapps: Dapp[];
}

export const loadDapps: PageLoader<DappsPageData> = async (_request, { chain }) =>
  openPage(meta({ source: 'configuration' }), { dapps: chain.dapps });
