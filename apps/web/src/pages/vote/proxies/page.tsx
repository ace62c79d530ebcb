import type { ProxyEntry } from '@antescope/sources/producer/proxy-list';
import { setProxy } from '@antescope/wallet/tools/vote';
import { Suspense, useState } from 'react';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../../ui/list.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import type { ProxiesPageData } from './load.ts';
import { Notice } from '../notice.tsx';
import { PresentLine } from '../ballot.tsx';
import { usePresentVote } from '../use-present-vote.ts';
import { VoteTabs } from '../vote-tabs.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../../wallet/tools/tool-text.ts';

export const screen = defineScreen({
  strings: 'pages/vote',
  head: ({ strings, chain }) => ({
    title: strings.proxiesTitle,
    description: strings.proxiesDescription(chain.name),
  }),
  Component: ProxiesPage,
});

/** Registered proxies by weight, with the producers they vote for. */
function ProxiesPage({ data }: { data: ProxiesPageData }) {
  const strings = useStrings('pages/vote');
  const [chosen, setChosen] = useState<ProxyEntry | null>(null);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.proxiesTitle}</h1>
      <VoteTabs current="proxies" />
      {data.comments?.state === 'data' && (
        <p className="py-2 text-sm text-muted">{strings.comments(String(data.comments.data))}</p>
      )}
      {chosen !== null && <Delegate key={chosen.owner} proxy={chosen} idle={idleProxies(data.proxies)} />}
      <OutcomeView outcome={data.proxies} what={strings.whatProxies} empty={strings.noProxies}>
        {(proxies) => (
          <List
            label={strings.proxies}
            columns={proxyColumns(strings, setChosen).filter(
              // Chains without the contract for descriptions have none.
              ({ id }) => id !== 'says' || proxies.some(({ philosophy }) => philosophy !== null),
            )}
            rows={proxies}
            rowKey={(row) => row.owner}
          />
        )}
      </OutcomeView>
    </>
  );
}

const FioDelegate = lazyPart(
  () => import('./fio-delegate.tsx'),
  (module) => module.FioDelegate,
  'wallet/fio',
);

/** Proxies that vote for no producers; those whose votes are unknown are not among them. */
function idleProxies(proxies: ProxiesPageData['proxies']): string[] {
  const known = proxies.state === 'data' ? proxies.data : [];
  return known.filter(({ producers }) => producers?.length === 0).map(({ owner }) => owner);
}

/** Lets a proxy vote; the chosen one to start with. On FIO, votes name it by its FIO address. */
function Delegate({ proxy: { owner, fioAddress }, idle }: { proxy: ProxyEntry; idle: readonly string[] }) {
  const { list } = useMessages();
  if (!useBoot().chain.features.handles) return <StakeDelegate proxy={owner} idle={idle} />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} label={list.loading} />}>
      <FioDelegate proxy={fioAddress ?? ''} />
    </Suspense>
  );
}

function StakeDelegate({ proxy, idle }: { proxy: string; idle: readonly string[] }) {
  const strings = useStrings('pages/vote');
  const { present, refresh } = usePresentVote();
  const { acts, notes, again } = strings;
  const text = { fields: { proxy: { label: strings.proxyField } }, acts, faults: {}, notes, again };
  return (
    <section aria-label={strings.proxyField} className="border-b border-line py-4">
      <PresentLine present={present} onRetry={refresh} />
      <Notice />
      <div className="mt-4">
        <ToolForm
          tools={[withStrings(setProxy, text)]}
          facts={{ present: present.vote, unread: present.state === 'failed', idleProxies: idle }}
          loading={present.state === 'loading'}
          initial={{ proxy }}
          onSettled={refresh}
        />
      </div>
    </section>
  );
}

/** Account, FIO address and published name; on narrow screens also what the hidden columns show. */
function ProxyName({ proxy, choose }: { proxy: ProxyEntry; choose: (proxy: ProxyEntry) => void }) {
  const strings = useStrings('pages/vote');
  const { owner, fioAddress, name, producers } = proxy;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <AccountLink name={owner} rowLink />
      {fioAddress !== null && <bdi className="text-sm text-muted">{fioAddress}</bdi>}
      {name !== null && <bdi className="text-sm text-muted">{name}</bdi>}
      {producers !== null && (
        <bdi className="basis-full text-sm text-muted md:hidden">
          {strings.countProducers(String(producers.length))}
        </bdi>
      )}
      <span className="relative basis-full py-1 sm:hidden">
        <Button kind="quiet" onClick={() => choose(proxy)}>
          {strings.choose}
        </Button>
      </span>
    </span>
  );
}

function proxyColumns(strings: StringFolders['pages/vote'], choose: (proxy: ProxyEntry) => void): Column<ProxyEntry>[] {
  return [
    {
      id: 'rank',
      head: strings.rank,
      align: 'end',
      className: 'w-12',
      cell: ({ rank }) => <span className="figure text-muted">{rank}</span>,
    },
    {
      id: 'name',
      head: strings.name,
      cell: (proxy) => <ProxyName proxy={proxy} choose={choose} />,
    },
    {
      id: 'weight',
      head: strings.weight,
      align: 'end',
      cell: ({ weight }) => (weight === null ? <span className="text-muted">–</span> : <Amount value={weight} />),
    },
    {
      id: 'for',
      head: strings.votesFor,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ producers }) =>
        producers === null ? (
          <span className="text-muted">–</span>
        ) : (
          <bdi className="whitespace-nowrap tabular-nums" title={producers.join(' ')}>
            {strings.countProducers(String(producers.length))}
          </bdi>
        ),
    },
    {
      id: 'says',
      head: strings.philosophy,
      className: 'max-w-80 max-lg:hidden',
      cell: ({ philosophy }) => <bdi className="line-clamp-2 text-sm text-muted">{philosophy ?? ''}</bdi>,
    },
    {
      id: 'choose',
      head: strings.choose,
      headHidden: true,
      align: 'end',
      className: 'max-sm:hidden',
      cell: (proxy) => (
        <Button kind="quiet" onClick={() => choose(proxy)}>
          {strings.choose}
        </Button>
      ),
    },
  ];
}
