import type { Outcome } from '@antescope/sources/core/outcome';
import type { Series } from '@antescope/sources/series/series';
import { tokenPath } from '../../../domain/token/token-id.ts';
import type { TokenRow } from '../../../domain/token/token-row.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { type DailyRange, dailyRanges } from '../../../ui/chart/range.ts';
import { RangeChips } from '../../../ui/chart/range-chips.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';

const dayMs = 86_400_000;

interface TransferDaysProps {
  row: TokenRow;
  days: Outcome<Series>;
  range: DailyRange;
}

/** Transfers of each UTC day; nothing where there are none. */
export function TransferDays({ row, days, range }: TransferDaysProps) {
  const strings = useStrings('pages/tokens');
  const { chain } = useBoot();
  if (days.state === 'empty') return null;
  if (days.state === 'data' && days.data.points.every(({ value }) => value === '0')) return null;
  return (
    <Section
      title={strings.transfersPerDay}
      aside={
        <RangeChips
          label={strings.range}
          path={tokenPath(row.contract, row.code, chain.key)}
          current={range}
          initial="month"
          ranges={dailyRanges}
        />
      }
    >
      <OutcomeView outcome={days} what={strings.whatTransfers(row.code)} empty={strings.noTransfers}>
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
