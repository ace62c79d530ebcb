import { type AccountAbout, accountAbout, profileEditor } from '@antescope/sources/account/account-about';
import type { AccountView } from '@antescope/sources/account/account-view';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import type { Outcome } from '@antescope/sources/outcome';
import { fiatText } from '@antescope/sources/price/fiat';
import { coreWorth, type Worth } from '@antescope/sources/price/prices';
import type { PageContext } from '../../page/page-context.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { page } from '../../page/page-result.ts';
import type { AccountPageData } from './account-page-data.ts';
import { fadedMeters } from './account-idle.ts';
import { balancesOf } from './balances.ts';
import { preloadTab } from './tab-screens.tsx';
import { isContentTab, tabReadings } from './tab-readings.ts';
import { tabOf, tabsOf } from './tabs.ts';

/** Actions below the account's overview, and on a page of its history. */
const latestActions = 10;
export const historyPageSize = 25;

export const loadAccount: PageLoader<AccountPageData> = async ({ params, search }, context) => {
  const { sources, chain, preferences } = context;
  const name = (params.id ?? '').trim().toLowerCase();
  const asked = tabOf(search.tab);
  const tab = tabsOf(chain, sources.at.past !== null).includes(asked) ? asked : 'account';
  const filter: ActionFilter = {};
  if (search.contract !== undefined) filter.contract = search.contract.trim().toLowerCase();
  if (search.action !== undefined) filter.action = search.action.trim().toLowerCase();
  // Whole days in UTC, both included.
  const [first, last] = [dayOf(search.after), dayOf(search.before)];
  if (first !== null) filter.after = `${first}T00:00:00Z`;
  if (last !== null) filter.before = `${last}T23:59:59.500Z`;
  const request = { limit: historyPageSize, order: 'desc' as const };
  const [account, schedule, tokens, actions, content, worth, about] = await Promise.all([
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
    isContentTab(tab) ? tabReadings[tab](sources.at, name, search) : null,
    tab === 'account' ? coreWorth(sources.at) : null,
    tab === 'account' ? accountAbout(sources.at, name) : null,
    preloadTab(tab, preferences.locale ?? 'en'),
  ]);
  const shown =
    account.state === 'data' && actions?.state === 'data'
      ? { ...account, data: fadedMeters(account.data, actions.data, Date.now()) }
      : account;
  return page(account, 'Account not found', {
    name,
    tab,
    indexed: sources.at.past !== null,
    account: shown,
    produces: schedule.state === 'data' ? schedule.data.producers.some((producer) => producer.name === name) : null,
    tokens,
    actions,
    content,
    about: tab === 'account' ? shownAbout(about, profileEditor(chain, name, about)) : null,
    filter: {
      contract: filter.contract ?? null,
      action: filter.action ?? null,
      after: first,
      before: last,
      cursor: search.cursor ?? null,
    },
    worth: worthOf(account, worth, preferences),
  });
};

function shownAbout(about: AccountAbout | null, editor: string | null): AccountPageData['about'] {
  return about === null && editor === null ? null : { ...about, profileEditor: editor };
}

/** A day of the calendar; null for anything else. */
function dayOf(text: string | undefined): string | null {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function worthOf(
  account: Outcome<AccountView>,
  worth: Worth | null,
  { currency }: PageContext['preferences'],
): string | null {
  const total = account.state === 'data' ? balancesOf(account.data).total : null;
  if (worth === null || total === null) return null;
  try {
    return fiatText(total, worth.usd, worth.rates, currency);
  } catch {
    // The cookie names a currency that nobody knows.
    return fiatText(total, worth.usd, worth.rates, 'USD');
  }
}
