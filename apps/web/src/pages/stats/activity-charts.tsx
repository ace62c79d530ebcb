import type { ChainStatistics } from '@antescope/sources/state/chain-statistics';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { Section } from '../../ui/section.tsx';
import { chartColors, chartsOf } from './charts.ts';
import { valueText } from './value-text.ts';

const stepMs = { hour: 3_600_000, day: 86_400_000 };

/** A bar chart per metric; the table of the page has the values. */
export function ActivityCharts({ statistics: { points, step } }: { statistics: ChainStatistics }) {
  const strings = useStrings('pages/stats');
  const { unit } = useMessages();
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {chartsOf(points).map((name) => {
        const show = valueText(name, strings, unit);
        const values = points.map((point) => ({ time: point.time, value: point[name] ?? 0 }));
        const most = show(Math.max(...values.map(({ value }) => value)));
        return (
          <Section key={name} title={strings.charts[name]}>
            <div className={chartColors[name]}>
              <BarChart
                label={strings.chart(strings.charts[name], most, step)}
                points={values}
                stepMs={stepMs[step]}
                {...(name === 'netBytes' ? { base: 1024 } : {})}
                show={show}
              />
            </div>
          </Section>
        );
      })}
    </div>
  );
}
