import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChainNow } from './stats/chain-now.tsx';
import { Activity } from './stats/activity.tsx';
import type { StatsPageData } from './stats/load.ts';
import { MissedList } from './stats/missed-list.tsx';
import { periodNames } from './stats/periods.ts';
import { StatsTabs } from './stats/stats-tabs.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** What happens on the chain, in numbers over time. */
export function StatsPage({ data }: { data: StatsPageData }) {
  const strings = useStrings('pages/chain').stats;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <StatsTabs current="activity" />
      <div className="grid gap-8 py-4">
        <ChainNow data={data} />
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
