import type { AccountView } from '@antescope/sources/account/account-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { empty, meta } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface VestingPageData {
  /** When the page was loaded, ISO time with Z; vesting is computed up to it. */
  time: string;
  holder: Outcome<AccountView>;
}

export const load: PageLoader<VestingPageData> = async (_request, { sources, chain }) => {
  const granted = chain.founderVesting;
  const holder: Outcome<AccountView> =
    granted === null ? empty(meta({ source: 'none' })) : await sources.account(granted.account);
  return openPage(holder.meta, { time: new Date().toISOString(), holder });
};
