import { useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { SuppressRepeatedErrors, Failed } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { SignedMedia } from '../../lib/media/signed-media.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { MissingAccount } from './missing-account.tsx';
import { AccountHeader } from './account-header.tsx';
import { heldTokens } from './held-tokens.ts';
import type { AccountPageData } from './account-page-data.ts';
import { tabCount } from './tabs/tab-count.ts';
import { preloadTab, TabContent } from './tabs/tab-screens.tsx';
import { tabsOf, type AccountTab } from './tabs/tabs.ts';

export const screen = defineScreen({
  head: ({ data, messages: { account: strings }, chain, missing, params: { id = '' } }) => ({
    title: missing ? strings.missing : id,
    description: missing ? strings.missingText : strings.description(id, chain.name),
    paintsInFrames: data?.tab === 'account',
  }),
  preload: preloadTab,
  Component: AccountPage,
});

function AccountPage({ data }: ScreenProps<AccountPageData>) {
  const { account: strings } = useMessages();
  const { chain } = useBoot();
  const { account, name } = data;
  const counts = useCounts(data);
  if (account.state === 'empty') return <MissingAccount name={name} near={data.near} />;
  const view = account.state === 'data' ? account.data : account.stale;
  return (
    <SignedMedia value={data.media}>
      <AccountHeader data={data} view={view} />
      {account.state === 'failed' && <Failed what={strings.what(name)} meta={account.meta} stale={view !== null} />}
      <Tabs
        label={strings.tabs}
        current={data.tab}
        tabs={tabsOf(chain, data.indexed).map((tab) => ({
          id: tab,
          label: strings.tabNames[tab],
          path: accountPath(name),
          ...(counts[tab] === undefined ? {} : { count: counts[tab] }),
          lateCount: lateCounts.includes(tab),
          ...(tab === 'account' ? {} : { search: { tab } }),
        }))}
      />
      <div className="pt-6">
        <SuppressRepeatedErrors outcome={account}>
          <TabContent {...data} view={view} />
        </SuppressRepeatedErrors>
      </div>
    </SignedMedia>
  );
}

/** Tabs whose count is read on some tabs only. */
const lateCounts: readonly AccountTab[] = ['transactions', 'tokens'];

type Counts = Partial<Record<AccountTab, string>>;

/** Counts for the tab bar; a count read on another tab of the same account is kept, so that tabs do not shift. */
function useCounts(data: AccountPageData): Counts {
  const [cached, setCached] = useState<{ data: AccountPageData | null; counts: Counts }>({ data: null, counts: {} });
  if (cached.data === data) return cached.counts;
  const counts = { ...(cached.data?.name === data.name ? cached.counts : {}), ...countsOf(data) };
  setCached({ data, counts });
  return counts;
}

function countsOf({ tab, account, actions, tokens }: AccountPageData): Counts {
  const counts: Counts = {};
  const view = account.state === 'data' ? account.data : account.state === 'failed' ? account.stale : null;
  if (view !== null) counts.permissions = tabCount(view.permissions.length);
  if (tokens?.state === 'data') counts.tokens = tabCount(heldTokens(tokens.data).length);
  // The tokens tab lists transfers only, so its total is no action count.
  if (tab !== 'tokens' && actions?.state === 'data' && actions.data.total !== null) {
    const { exact, count } = actions.data.total;
    counts.transactions = `${exact ? '' : '~'}${tabCount(count)}`;
  }
  return counts;
}
