import type { AccountView, TokenBalance } from '@antescope/sources/account/account-view';
import type { ActionFilter, ActionPage } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { page } from '../../page/page-result.ts';
import { tabOf, type AccountTab } from './tabs.ts';

export interface AccountPageData {
  name: string;
  tab: AccountTab;
  account: Outcome<AccountView>;
  /** In the active schedule; null when that could not be read. */
  produces: boolean | null;
  /** Read on the tabs that show them; null on the others. */
  tokens: Outcome<TokenBalance[]> | null;
  actions: Outcome<ActionPage> | null;
  filter: { contract: string | null; action: string | null; cursor: string | null };
}

/** Actions below the account's overview, and on a page of its history. */
const latestActions = 10;
export const historyPageSize = 25;

export const loadAccount: PageLoader<AccountPageData> = async ({ params, search }, { sources }) => {
  const name = (params.id ?? '').trim().toLowerCase();
  const tab = tabOf(search.tab);
  const filter: ActionFilter = {};
  if (search.contract !== undefined) filter.contract = search.contract.trim().toLowerCase();
  if (search.action !== undefined) filter.action = search.action.trim().toLowerCase();
  const request = { limit: historyPageSize, order: 'desc' as const };
  const [account, schedule, tokens, actions] = await Promise.all([
    sources.account(name),
    sources.schedule(),
    tab === 'account' || tab === 'tokens' ? sources.tokens(name) : null,
    tab === 'account'
      ? sources.accountActions(name, {}, { limit: latestActions, order: 'desc' })
      : tab === 'transactions'
        ? sources.accountActions(
            name,
            filter,
            search.cursor === undefined ? request : { ...request, cursor: search.cursor },
          )
        : null,
  ]);
  return page(account, 'Account not found', {
    name,
    tab,
    account,
    produces: schedule.state === 'data' ? schedule.data.producers.some((producer) => producer.name === name) : null,
    tokens,
    actions,
    filter: { contract: filter.contract ?? null, action: filter.action ?? null, cursor: search.cursor ?? null },
  });
};
