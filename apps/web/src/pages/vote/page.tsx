import { voteProducers } from '@antescope/wallet/tools/vote';
import type { ProducerEntry, ProducerList } from '@antescope/sources/producer/producer-list';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { mediaPath } from '../../lib/media/media-path.ts';
import { producerStatus } from '../../domain/producer/producer-status.ts';
import type { ToolFormHandle } from '../../wallet/tools/tool-form-handle.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';
import { Ballot } from './ballot.tsx';
import type { VotePageData } from './load.ts';
import { picksOf, picksText, toggled } from './picks.ts';
import { countryOf, siteHost } from './place.ts';
import { type PresentVoteState, usePresentVote, useStartFrom } from './use-present-vote.ts';
import { StatusMark } from './status-mark.tsx';
import { VoteTabs } from './vote-tabs.tsx';
import { VotingStake } from '../../domain/producer/voting-stake.tsx';

export const screen = defineScreen({
  strings: 'pages/vote',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: VotePage,
});

const producing = 21;

/** Producers with their votes and pay, and the ballot of the connected account. */
function VotePage({ data }: { data: VotePageData }) {
  const strings = useStrings('pages/vote');
  const headProducer = data.head.state === 'data' ? data.head.data.producer : null;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <VoteTabs current="producers" />
      <OutcomeView outcome={data.producers} what={strings.what} empty={strings.none}>
        {(list, meta) => (
          <>
            <Rules list={list} source={<SourceDot meta={meta} />} />
            <Election list={list} headProducer={headProducer} missed={missedOf(data.missed)} />
          </>
        )}
      </OutcomeView>
    </>
  );
}

function Rules({ list, source }: { list: ProducerList; source: ReactNode }) {
  const strings = useStrings('pages/vote');
  const { chain } = useBoot();
  const { votes, voteWeightWeeks } = chain.contractVariants;
  return (
    <div className="py-4">
      <Facts
        columns={2}
        facts={[
          list.staked === null
            ? null
            : {
                label: strings.staked,
                value: (
                  <VotingStake
                    staked={list.staked}
                    share={list.stakedShare === null ? null : strings.ofSupply(list.stakedShare)}
                    source={source}
                  />
                ),
              },
          { label: strings.most, value: <span className="figure">{chain.maxVotes}</span> },
        ]}
      />
      <p className="mt-3 max-w-prose text-sm text-muted">
        {votes === 'decay' ? strings.decay(String(voteWeightWeeks)) : strings[votes]}
      </p>
    </div>
  );
}

interface ElectionProps {
  list: ProducerList;
  headProducer: string | null;
  missed: ReadonlyMap<string, number> | null;
}

function Election({ list, headProducer, missed }: ElectionProps) {
  const strings = useStrings('pages/vote');
  const { present, refresh } = usePresentVote();
  const { acts, faults, notes, again } = strings;
  const text = { fields: { producers: { label: strings.producers } }, acts, faults, notes, again };
  return (
    <ToolForm wide tools={[worded(voteProducers, text)]} facts={{ present: present.vote }} onSettled={refresh}>
      {(form) => (
        <Picker
          form={form}
          list={list}
          headProducer={headProducer}
          missed={missed}
          present={present}
          onRetry={refresh}
        />
      )}
    </ToolForm>
  );
}

interface PickerProps extends ElectionProps {
  form: ToolFormHandle;
  present: PresentVoteState;
  onRetry: () => void;
}

/** The table of producers with the picks in it. */
function Picker({ form, list, headProducer, missed, present, onRetry }: PickerProps) {
  const strings = useStrings('pages/vote');
  const { chain } = useBoot();
  const [refused, setRefused] = useState(false);
  const [query, setQuery] = useState('');
  const picked = picksOf(form.input.producers ?? '');
  const pickAll = (picks: readonly string[]): void => {
    setRefused(false);
    form.set('producers', picksText(picks));
  };
  useStartFrom(present, (producers) => pickAll([...new Set([...producers, ...picked])]));
  const pick = (name: string): void => {
    const next = toggled(picked, name, chain.maxVotes);
    if (next === null) setRefused(true);
    else pickAll(next);
  };
  const rows = list.producers.filter((row) => matchesQuery(row, query.trim().toLowerCase()));
  const columns = producerColumns(strings, { headProducer, picked, pick, missed }).filter(
    ({ id }) => id !== 'missed' || missed !== null,
  );
  return (
    <div className="min-w-0">
      <Ballot picked={picked} present={present} refused={refused} onPick={pickAll} onRetry={onRetry} />
      <input
        type="search"
        aria-label={strings.find}
        placeholder={strings.find}
        autoCapitalize="none"
        spellCheck={false}
        className={`${inputClass} mt-3 mb-2 sm:max-w-72`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {rows.length === 0 ? (
        <p className="py-4 text-muted">{strings.noneFound}</p>
      ) : (
        <List label={strings.producers} columns={columns} rows={rows} rowKey={(row) => row.owner} />
      )}
    </div>
  );
}

/** Matches the account, the producer's name, its site and its country. */
function matchesQuery({ owner, url, about }: ProducerEntry, text: string): boolean {
  const texts = [owner, siteHost(url), about?.name, about?.location, about?.country];
  return text === '' || texts.some((each) => each != null && each.toLowerCase().includes(text));
}

interface Picking {
  headProducer: string | null;
  picked: readonly string[];
  pick: (name: string) => void;
  missed: ReadonlyMap<string, number> | null;
}

/** Missed blocks by producer; null if no index counts them. */
function missedOf(missed: VotePageData['missed']): ReadonlyMap<string, number> | null {
  if (missed?.state !== 'data') return null;
  return new Map(missed.data.producers.map((row) => [row.producer, row.missed]));
}

function producerColumns(
  strings: StringFolders['pages/vote'],
  { headProducer, picked, pick, missed }: Picking,
): Column<ProducerEntry>[] {
  return [
    {
      id: 'pick',
      head: strings.pick,
      headHidden: true,
      className: 'w-9',
      cell: ({ owner }) => (
        <label className="-m-2 inline-flex size-9 cursor-pointer items-center justify-center">
          <span className="sr-only">{strings.pickOf(owner)}</span>
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={picked.includes(owner)}
            onChange={() => pick(owner)}
          />
        </label>
      ),
    },
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
      cell: ({ owner, rank, about }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          {about?.logo != null && <Logo url={about.logo} owner={owner} />}
          <AccountLink name={owner} rowLink bare={about?.logo != null} />
          {about?.name != null && <bdi className="text-sm text-muted max-md:hidden">{about.name}</bdi>}
          <span className="basis-full text-sm sm:hidden">
            <StatusMark status={producerStatus({ name: owner, rank }, headProducer)} />
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      head: strings.status,
      className: 'max-sm:hidden',
      cell: (row) => <StatusMark status={producerStatus({ name: row.owner, rank: row.rank }, headProducer)} />,
    },
    {
      id: 'network',
      head: strings.network,
      className: 'max-xl:hidden',
      cell: ({ url }) => <span className="text-muted">{siteHost(url) ?? '–'}</span>,
    },
    {
      id: 'location',
      head: strings.location,
      className: 'max-lg:hidden',
      cell: ({ location, about }) => (
        <Country location={location} published={about?.location ?? about?.country ?? null} />
      ),
    },
    {
      id: 'votes',
      head: strings.votes,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ votes }) => (votes === null ? <span className="text-muted">–</span> : <Amount value={votes} />),
    },
    {
      id: 'share',
      head: strings.share,
      align: 'end',
      className: 'w-20 whitespace-nowrap',
      cell: ({ share }) => <span className="figure">{share}%</span>,
    },
    {
      id: 'missed',
      head: strings.missed,
      align: 'end',
      className: 'max-lg:hidden',
      cell: ({ owner, rank }) => <Missed count={missed?.get(owner) ?? (rank <= producing ? 0 : null)} />,
    },
    {
      id: 'pay',
      head: strings.pay,
      align: 'end',
      className: 'max-lg:hidden',
      cell: ({ dailyPay }) => (dailyPay === null ? <span className="text-muted">–</span> : <Amount value={dailyPay} />),
    },
    {
      id: 'links',
      head: strings.links,
      headHidden: true,
      className: 'w-8 max-sm:hidden',
      cell: (row) => <Site row={row} />,
    },
  ];
}

/** null: a standby producer, which is not scheduled. */
function Missed({ count }: { count: number | null }) {
  return count === null ? <span className="text-muted">–</span> : <span className="figure">{grouped(count)}</span>;
}

/** Loaded through our server, so that visitors do not contact the producer's site. */
function Logo({ url, owner }: { url: string; owner: string }) {
  const strings = useStrings('pages/vote');
  const { base } = useBoot();
  return (
    <img
      src={mediaPath(base, url)}
      alt={strings.logo(owner)}
      width={16}
      height={16}
      loading="lazy"
      className="size-4 self-center rounded-base object-contain"
    />
  );
}

/** The location in the producer's bp.json takes precedence over the number it registered. */
function Country({ location, published }: { location: number; published: string | null }) {
  const { locale } = useBoot();
  const country = published ?? countryOf(location, locale);
  return (
    <span className={country === null ? 'text-muted' : ''}>
      <bdi>{country ?? '–'}</bdi>
    </span>
  );
}

/** Link to the producer's site, for http(s) addresses only. */
function Site({ row: { owner, url } }: { row: ProducerEntry }) {
  const strings = useStrings('pages/vote');
  if (siteHost(url) === null) return null;
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank" className="link inline-flex p-1">
      <ExternalLink size={16} aria-hidden />
      <span className="sr-only">{strings.site(owner)}</span>
    </a>
  );
}
