import type { ProxyEntry } from '@antescope/sources/producer/proxy-list';
import { setProxy } from '@antescope/wallet/tools/vote';
import { useState } from 'react';
import { usePageWords } from '../../i18n/page-words.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import type { ProxiesPageData } from './load.ts';
import { Notice } from './notice.tsx';
import { PresentLine } from './ballot.tsx';
import { usePresentVote } from './use-present-vote.ts';
import { VoteTabs } from './vote-tabs.tsx';
import { voteWords } from './words.ts';
import type { VoteWords } from './words/en.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';

/** Registered proxies by weight, with the producers they vote for. */
export function ProxiesPage({ data }: { data: ProxiesPageData }) {
  const words = usePageWords(voteWords);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{words.proxiesTitle}</h1>
      <VoteTabs current="proxies" />
      {data.comments?.state === 'data' && (
        <p className="py-2 text-sm text-muted">{words.comments(String(data.comments.data))}</p>
      )}
      {chosen !== null && <Delegate key={chosen} proxy={chosen} />}
      <OutcomeView outcome={data.proxies} what={words.whatProxies} empty={words.noProxies}>
        {(proxies) => (
          <List
            label={words.proxies}
            columns={proxyColumns(words, setChosen).filter(
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

/** Lets a proxy vote; the chosen one to start with. */
function Delegate({ proxy }: { proxy: string }) {
  const words = usePageWords(voteWords);
  const { present, refresh } = usePresentVote();
  const { acts, notes, again } = words;
  const text = { fields: { proxy: { label: words.proxyField } }, acts, faults: {}, notes, again };
  return (
    <section aria-label={words.proxyField} className="border-b border-line py-4">
      <PresentLine present={present} onRetry={refresh} />
      <Notice />
      <div className="mt-4">
        <ToolForm
          tools={[worded(setProxy, text)]}
          facts={{ present: present.vote }}
          initial={{ proxy }}
          onSettled={refresh}
        />
      </div>
    </section>
  );
}

function proxyColumns(words: VoteWords, choose: (name: string) => void): Column<ProxyEntry>[] {
  return [
    {
      id: 'rank',
      head: words.rank,
      align: 'end',
      className: 'w-12',
      cell: ({ rank }) => <span className="figure text-muted">{rank}</span>,
    },
    {
      id: 'name',
      head: words.name,
      cell: ({ owner, name }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <AccountLink name={owner} rowLink />
          {name !== null && <bdi className="text-sm text-muted">{name}</bdi>}
        </span>
      ),
    },
    {
      id: 'weight',
      head: words.weight,
      align: 'end',
      cell: ({ weight }) => (weight === null ? <span className="text-muted">–</span> : <Amount value={weight} />),
    },
    {
      id: 'for',
      head: words.votesFor,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ producers }) =>
        producers === null ? (
          <span className="text-muted">–</span>
        ) : (
          <bdi className="whitespace-nowrap tabular-nums" title={producers.join(' ')}>
            {words.countProducers(String(producers.length))}
          </bdi>
        ),
    },
    {
      id: 'says',
      head: words.philosophy,
      className: 'max-w-80 max-lg:hidden',
      cell: ({ philosophy }) => <bdi className="line-clamp-2 text-sm text-muted">{philosophy ?? ''}</bdi>,
    },
    {
      id: 'choose',
      head: words.choose,
      headHidden: true,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ owner }) => (
        <Button kind="quiet" onClick={() => choose(owner)}>
          {words.choose}
        </Button>
      ),
    },
  ];
}
