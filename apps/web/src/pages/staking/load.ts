import type { Outcome } from '@antescope/sources/core/outcome';
import { type XprYield, xprYield } from '@antescope/sources/xpr/xpr-yield';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface StakingPageData {
  yield: Outcome<XprYield>;
}

export const load: PageLoader<StakingPageData> = async (_request, { sources }) => {
  const read = await xprYield(sources.at);
  return openPage(read.meta, { yield: read });
};
