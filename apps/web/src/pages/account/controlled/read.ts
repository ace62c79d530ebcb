import type { KeyHolder } from '@antescope/sources/account/account-view';
import { controlledAccounts, createdAccounts } from '@antescope/sources/account/related-accounts';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import { listRequest } from '../../../lib/page/list-request.ts';
import { readAll } from '../../../lib/page/read-all.ts';
import type { TabRequest } from '../tabs/tab-request.ts';

export interface ControlledContent {
  tab: 'controlled';
  controlled: Outcome<KeyHolder[]>;
  created: Outcome<CreatedAccount[]>;
  /** Cursors in the URL of the two lists. */
  pages: { cursor: string | undefined; createdcursor: string | undefined };
}

export async function readControlled({ context: { sources }, name, search }: TabRequest): Promise<ControlledContent> {
  const { cursor, createdcursor } = search;
  const lists = await readAll({
    controlled: controlledAccounts(sources.at, name, listRequest(cursor)),
    created: createdAccounts(sources.at, name, listRequest(createdcursor)),
  });
  return { tab: 'controlled', ...lists, pages: { cursor, createdcursor } };
}
