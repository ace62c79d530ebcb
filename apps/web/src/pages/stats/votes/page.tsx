import type { Outcome } from '@antescope/sources/core/outcome';
import type { ProducerEntry, ProducerList } from '@antescope/sources/producer/producer-list';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import { Moment } from '../../../ui/moment.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../../ui/list.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { VotingStake } from '../../../domain/producer/voting-stake.tsx';
import type { VoteStatsPageData } from './load.ts';
import { shareOfFirst } from './share-of-first.ts';
import { StatsTabs } from '../stats-tabs.tsx';
import { useStrings } from '../../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/stats/votes',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: VoteStatsPage,
});

const producing = 21;

/** Participation, votes per account, and vote distribution. */
function VoteStatsPage({ data }: { data: VoteStatsPageData }) {
  const strings = useStrings('pages/stats/votes');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <StatsTabs current="votes" />
      <div className="py-4">
        <OutcomeView outcome={data.producers} what={strings.what} empty={strings.none}>
          {(list) => (
            <div className="grid gap-8">
              <Totals list={list} state={data.state} />
              <Shares producers={list.producers.slice(0, producing)} />
            </div>
          )}
        </OutcomeView>
      </div>
    </>
  );
}

function Totals({ list, state }: { list: ProducerList; state: Outcome<GlobalState> }) {
  const strings = useStrings('pages/stats/votes');
  const since = state.state === 'data' ? state.data.activated : null;
  return (
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
                />
              ),
            },
        { label: strings.candidates, value: <span className="figure">{list.producers.length}</span> },
        {
          label: strings.topShare,
          value: <span className="figure">{shareOfFirst(list.producers, producing)}%</span>,
        },
        state.state !== 'data'
          ? null
          : {
              label: strings.activatedAt,
              value: since === null ? strings.never : <Moment time={since} show="absolute" />,
            },
      ]}
    />
  );
}

function Shares({ producers }: { producers: ProducerEntry[] }) {
  const strings = useStrings('pages/stats/votes');
  const maxCount = Math.max(1, ...producers.map(({ share }) => Number(share)));
  const columns: Column<ProducerEntry>[] = [
    {
      id: 'rank',
      head: strings.rank,
      align: 'end',
      className: 'w-12',
      cell: ({ rank }) => <span className="figure text-muted">{rank}</span>,
    },
    {
      id: 'name',
      head: strings.producer,
      className: 'w-48',
      cell: ({ owner }) => <AccountLink name={owner} rowLink />,
    },
    {
      id: 'bar',
      head: strings.shares,
      headHidden: true,
      className: 'max-sm:w-1/4',
      cell: ({ owner, share }) => (
        <Meter
          label={`${owner}: ${strings.shares}`}
          permille={(Number(share ?? 0) / maxCount) * 1000}
          text={share === null ? '–' : `${share}%`}
          neutral
        />
      ),
    },
    {
      id: 'share',
      head: strings.votes,
      align: 'end',
      className: 'w-20',
      cell: ({ share }) => <span className="figure">{share === null ? '–' : `${share}%`}</span>,
    },
  ];
  return (
    <Section
      title={strings.shares}
      aside={
        <AppLink path="/vote" className="link">
          {strings.all}
        </AppLink>
      }
    >
      <List label={strings.shares} columns={columns} rows={producers} rowKey={(row) => row.owner} />
    </Section>
  );
}
