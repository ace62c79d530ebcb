import { voteProducers } from '@antescope/wallet/tools/vote';
import type { ProducerEntry, ProducerList } from '@antescope/sources/producer/producer-list';
import { type ComponentProps, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { SignedMedia } from '../../lib/media/signed-media.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { ToolFormHandle } from '../../wallet/tools/tool-form-handle.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { Ballot } from './ballot.tsx';
import { FioElection } from './fio-election.tsx';
import type { VotePageData } from './load.ts';
import { picksOf, picksText, toggled } from './picks.ts';
import { type MissedCounts, missedBy, missedOf } from './missed-counts.ts';
import { countryOf, siteHost } from '../../domain/producer/place.ts';
import { producerColumns, producing } from './producer-columns.tsx';
import { hasFewVotes, orderOf, sortedProducers, type SortValues, unitsOf } from './sort-producers.ts';
import { RewardPools } from './reward-pools.tsx';
import { type PresentVoteState, usePresentVote, useStartFrom, useUnregistered } from './use-present-vote.ts';
import { VoteFigures } from './vote-figures.tsx';
import { VoteTabs } from './vote-tabs.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { producerFile } from './producer-file.ts';

export const screen = defineScreen({
  strings: 'pages/vote',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: VotePage,
});

/** Producers with their votes and pay, and the ballot of the connected account. */
function VotePage({ data, search }: ScreenProps<VotePageData>) {
  const strings = useStrings('pages/vote');
  const headProducer = data.head.state === 'data' ? data.head.data.producer : null;
  return (
    <SignedMedia value={data.media}>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <VoteTabs current="producers" />
      {data.pools !== null && <RewardPools pools={data.pools} />}
      <OutcomeView outcome={data.producers} what={strings.what} empty={strings.none}>
        {(list, meta) => (
          <>
            <Rules list={list} meta={meta} headProducer={headProducer} missed={data.missed} />
            <Election list={list} headProducer={headProducer} missed={missedOf(data.missed)} search={search} />
          </>
        )}
      </OutcomeView>
    </SignedMedia>
  );
}

/** The election in figures, and how votes are weighed. */
function Rules(props: ComponentProps<typeof VoteFigures>) {
  const strings = useStrings('pages/vote');
  const { votes, voteWeightWeeks } = useBoot().chain.contractVariants;
  return (
    <div className="py-4">
      <VoteFigures {...props} />
      <p className="mt-3 max-w-prose text-sm text-muted">
        {votes === 'decay' ? strings.decay(String(voteWeightWeeks)) : strings[votes]}
      </p>
    </div>
  );
}

interface ElectionProps {
  list: ProducerList;
  headProducer: string | null;
  missed: MissedCounts | null;
  /** Order, and whether producers with few votes are listed. */
  search: Record<string, string | undefined>;
}

function Election(props: ElectionProps) {
  const { features } = useBoot().chain;
  if (!features.handles) return <StakeElection {...props} />;
  return (
    <FioElection list={props.list}>
      {(form, present, refresh) => <Picker {...props} form={form} present={present} onRetry={refresh} />}
    </FioElection>
  );
}

/** The ballot of all chains but FIO. */
function StakeElection(props: ElectionProps) {
  const { acts, faults, notes, again, producers } = useStrings('pages/vote');
  const voter = usePresentVote();
  const listed = new Set(props.list.producers.map(({ owner }) => owner));
  const { present, refresh: refreshProducers } = useUnregistered(voter.present, listed);
  const refresh = (): void => {
    voter.refresh();
    refreshProducers();
  };
  const text = { fields: { producers: { label: producers } }, acts, faults, notes, again };
  return (
    <ToolForm
      wide
      tools={[withStrings(voteProducers, text)]}
      facts={{ present: present.vote, unread: present.state === 'failed' }}
      loading={present.state === 'loading'}
      onSettled={refresh}
    >
      {(form) => <Picker {...props} form={form} present={present} onRetry={refresh} />}
    </ToolForm>
  );
}

interface PickerProps extends ElectionProps {
  form: ToolFormHandle;
  present: PresentVoteState;
  onRetry: () => void;
}

/** The table of producers with the picks in it. */
function Picker({ form, list, headProducer, missed, search, present, onRetry }: PickerProps) {
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
  return (
    <div className="min-w-0">
      <Ballot
        picked={picked}
        present={present}
        fault={refused ? strings.faults['too-many-producers'](String(chain.maxVotes)) : form.faultOf('producers')}
        onPick={pickAll}
        onRetry={onRetry}
      />
      <div className="mt-3 mb-2 flex items-center justify-between gap-2">
        <input
          type="search"
          aria-label={strings.find}
          placeholder={strings.find}
          autoCapitalize="none"
          spellCheck={false}
          className={`${inputClass} sm:max-w-72`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <CsvButton table={() => producerFile(list.producers)} />
      </div>
      <Producers
        table={{ list, headProducer, missed, search }}
        query={query.trim().toLowerCase()}
        picked={picked}
        pick={pick}
      />
    </div>
  );
}

interface ProducersProps {
  table: ElectionProps;
  query: string;
  picked: readonly string[];
  pick: (name: string) => void;
}

/** Standby producers with few votes are folded unless they are picked, searched or asked for. */
function Producers({ table: { list, headProducer, missed, search }, query, picked, pick }: ProducersProps) {
  const strings = useStrings('pages/vote');
  const valuesOf = useSortValues(missed);
  const order = orderOf(search);
  const showsAll = search.all === '1' || query !== '';
  const found = sortedProducers(list.producers, order, valuesOf).filter((row) => matchesQuery(row, query));
  const rows = found.filter(
    (row) => showsAll || row.rank <= producing || !hasFewVotes(row) || picked.includes(row.owner),
  );
  if (rows.length === 0 && found.length === 0) return <p className="py-4 text-muted">{strings.noneFound}</p>;
  const orderInUrl = Object.fromEntries(
    (['sort', 'dir'] as const).flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  );
  const columns = producerColumns(strings, {
    headProducer,
    picked,
    pick,
    missed,
    order,
    kept: search.all === '1' ? { all: '1' } : {},
    mostVotes: list.producers.reduce((most, { votes }) => maxOf(most, unitsOf(votes) ?? 0n), 0n),
  });
  const byRank = order.column === 'votes' && order.descending && query === '';
  const folded = found.length - rows.length;
  return (
    <>
      <List
        label={strings.producers}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.owner}
        {...(byRank ? { endsPart: ({ rank }: ProducerEntry) => rank === producing } : {})}
      />
      {(folded > 0 || search.all === '1') && (
        <p className="py-3">
          <AppLink
            path="/vote"
            search={search.all === '1' ? orderInUrl : { ...orderInUrl, all: '1' }}
            still
            className="link"
          >
            {search.all === '1' ? strings.hideFewVotes : strings.showFewVotes(folded)}
          </AppLink>
        </p>
      )}
    </>
  );
}

function maxOf(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** What the columns show, as values to sort by. */
function useSortValues(missed: MissedCounts | null): SortValues {
  const { locale } = useBoot();
  return (entry) => {
    const { owner, rank, votes, dailyPay, location, about } = entry;
    const count = missedBy(entry, missed, producing);
    return {
      // Where votes have no amount, their order is the rank.
      votes: unitsOf(votes) ?? BigInt(-rank),
      name: owner,
      location: about?.location ?? about?.country ?? countryOf(location, locale),
      missed: count === null ? null : BigInt(count),
      pay: unitsOf(dailyPay),
    };
  };
}

/** Matches the account, the producer's name, its site and its country. */
function matchesQuery({ owner, url, about }: ProducerEntry, text: string): boolean {
  const texts = [owner, siteHost(url), about?.name, about?.location, about?.country];
  return text === '' || texts.some((each) => each != null && each.toLowerCase().includes(text));
}
