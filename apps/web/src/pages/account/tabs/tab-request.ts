import type { AccountView } from '@antescope/sources/account/account-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageRequest } from '../../../lib/page/page-loader.ts';

/** What the reads of a tab start from. */
export interface TabRequest extends Pick<PageRequest, 'search'> {
  context: PageContext;
  name: string;
  /** Already being read. */
  account: Promise<Outcome<AccountView>>;
}
