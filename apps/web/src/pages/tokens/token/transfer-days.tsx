import type { Outcome } from '@antescope/sources/core/outcome';
import type { Series } from '@antescope/sources/series/series';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';

const dayMs = 86_400_000;

/** Transfers of each UTC day; nothing where there are none. */
export function TransferDays({ code, days }: { code: string; days: Outcome<Series> }) {
  const strings = useStrings('pages/tokens');
  if (days.state === 'empty') return null;
  if (days.state === 'data' && days.data.points.every(({ value }) => value === '0')) return null;
  return (
    <Section title={strings.transfersPerDay}>
      <OutcomeView outcome={days} what={strings.whatTransfers(code)} empty={strings.noTransfers}>
        {({ points }) => (
          <BarChart
            label={strings.transfersPerDay}
            dayHeading={strings.day}
            points={points.map(({ time, value }) => ({ time, value: Number(value) }))}
            stepMs={dayMs}
            show={grouped}
          />
        )}
      </OutcomeView>
    </Section>
  );
}
