import { getRouteApi } from '@tanstack/react-router';
import type { AccountView } from '@antescope/sources/account/account-view';
import { useBoot } from '../../boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Failed } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { Missing } from '../not-found/not-found-page.tsx';
import { AccountHeader } from './account-header.tsx';
import { AccountOverview } from './account-overview.tsx';
import { AccountTokens } from './account-tokens.tsx';
import { heldTokens } from './held-tokens.ts';
import type { AccountPageData } from './account-page-data.ts';
import { PermissionTree } from './permission-tree.tsx';
import { HistoryScreen, TabScreen, TransfersScreen } from './tab-screens.tsx';
import { tabsOf, type AccountTab } from './tabs.ts';

const route = getRouteApi('/account/$id');

export function AccountPage() {
  const { data } = route.useLoaderData();
  const { account: words } = useMessages();
  const { chain } = useBoot();
  const { account, name } = data;
  if (account.state === 'empty') return <Missing title={words.missing} text={words.missingText} wanted={name} />;
  const view = account.state === 'data' ? account.data : account.stale;
  return (
    <>
      <AccountHeader data={data} view={view} />
      {account.state === 'failed' && <Failed what={words.what(name)} meta={account.meta} stale={view !== null} />}
      <Tabs
        label={words.tabs}
        current={data.tab}
        tabs={tabsOf(chain, data.indexed).map((tab) => ({
          id: tab,
          label: words.tabNames[tab],
          path: accountPath(name),
          ...countOf(tab, data, view),
          ...(tab === 'account' ? {} : { search: { tab } }),
        }))}
      />
      <div className="pt-6">
        <TabContent data={data} view={view} />
      </div>
    </>
  );
}

/** How many there are, where the page knows it anyway. */
function countOf(tab: AccountTab, data: AccountPageData, view: AccountView | null): { count?: string } {
  if (tab === 'transactions' && data.actions?.state === 'data') {
    const { total } = data.actions.data;
    if (total !== null) return { count: `${total.exact ? '' : '~'}${grouped(total.count)}` };
  }
  if (tab === 'permissions' && view !== null) return { count: grouped(view.permissions.length) };
  if (tab === 'tokens' && data.tokens?.state === 'data') return { count: grouped(heldTokens(data.tokens.data).length) };
  return {};
}

function TabContent({ data, view }: { data: AccountPageData; view: AccountView | null }) {
  switch (data.tab) {
    case 'transactions':
      return <HistoryScreen data={data} />;
    case 'tokens':
      return (
        <>
          {data.tokens !== null && (
            <AccountTokens name={data.name} tokens={data.tokens} worth={data.worth} indexed={data.indexed} />
          )}
          {data.actions !== null && (
            <div className="mt-8">
              <TransfersScreen name={data.name} transfers={data.actions} />
            </div>
          )}
        </>
      );
    case 'permissions':
      return view === null ? null : (
        <div className="max-w-3xl">
          <PermissionTree view={view} whole historyPath={data.indexed ? accountPath(data.name) : null} />
        </div>
      );
    case 'account':
      return <AccountOverview data={data} view={view} />;
    default:
      return data.content === null ? null : <TabScreen name={data.name} view={view} content={data.content} />;
  }
}
