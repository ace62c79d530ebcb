import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { ChainStatus } from './chain-status.tsx';
import { Activity } from './activity.tsx';
import type { StatsPageData } from './load.ts';
import { MissedList } from './missed-list.tsx';
import { periodNames } from './periods.ts';
import { StatsTabs } from './stats-tabs.tsx';
import { useStrings } from '../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/stats',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: StatsPage,
});

/** Chain activity over time. */
function StatsPage({ data }: { data: StatsPageData }) {
  const strings = useStrings('pages/stats');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <StatsTabs current="activity" />
      <div className="grid gap-8 py-4">
        <ChainStatus data={data} />
        <div className="min-w-0">
          <Tabs
            label={strings.period}
            current={data.period}
            tabs={periodNames.map((name) => ({
              id: name,
              label: strings.periods[name],
              path: '/stats/activity',
              ...(name === 'day' ? {} : { search: { period: name } }),
            }))}
          />
          <OutcomeView outcome={data.statistics} what={strings.whatStatistics} empty={strings.noStatistics}>
            {(statistics) => <Activity statistics={statistics} />}
          </OutcomeView>
        </div>
        <Section title={strings.missedTitle}>
          <OutcomeView outcome={data.missed} what={strings.whatMissed} empty={strings.noStatistics}>
            {(missed) => (
              <MissedList missed={missed} last={data.rounds.state === 'data' ? data.rounds.data[1] : undefined} />
            )}
          </OutcomeView>
        </Section>
      </div>
    </>
  );
}
