import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';

export interface RamPageData {
  market: Outcome<RamPrice>;
}

export const loadRam: PageLoader<RamPageData> = async (_request, { sources }) => {
  const market = await sources.ramPrice();
  return openPage(market.meta, { market });
};
