import type { ChainStatistics, StatisticsPoint } from '@antescope/sources/state/chain-statistics';
import { Moment } from '../../ui/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { type Column, List } from '../../ui/list.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { BarChart } from './bar-chart.tsx';
import { type ChartName, chartsOf } from './charts.ts';
import { byteText } from '../../domain/account/resource-figures.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';

/** A chart per metric, and all values in a table. */
export function Activity({ statistics: { points, step } }: { statistics: ChainStatistics }) {
  const strings = useStrings('pages/stats');
  const { unit } = useMessages();
  const charts = chartsOf(points);
  const show = (name: ChartName) => (value: number) => {
    if (name === 'cpuUs') return strings.milliseconds(grouped(Math.round(value / 1000)));
    return name === 'netBytes' ? byteText(BigInt(value), unit) : grouped(value);
  };
  const columns: Column<StatisticsPoint>[] = [
    { id: 'time', head: strings.time, cell: ({ time }) => <Moment time={time} show="absolute" /> },
    { id: 'blocks', head: strings.blocks, align: 'end', cell: ({ blocks }) => <Figure>{grouped(blocks)}</Figure> },
    ...charts.map((name): Column<StatisticsPoint> => ({
      id: name,
      head: strings.charts[name],
      align: 'end',
      cell: (point) => <Figure>{show(name)(point[name] ?? 0)}</Figure>,
    })),
  ];
  return (
    <div className="grid gap-6 pt-2">
      <p className="text-sm text-muted">
        {strings.steps[step]}
        {points.length > 0 && (
          <>
            {' · '}
            <Moment time={points[0]!.time} show="absolute" />
            {points.length > 1 && (
              <>
                {' – '}
                <Moment time={points.at(-1)!.time} show="absolute" />
              </>
            )}
          </>
        )}
      </p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {charts.map((name) => {
          const values = points.map((point) => ({ time: point.time, value: point[name] ?? 0 }));
          const maxPoints = show(name)(Math.max(0, ...values.map(({ value }) => value)));
          return (
            <BarChart
              key={name}
              title={strings.charts[name]}
              label={strings.chart(strings.charts[name], maxPoints, step)}
              points={values}
              show={show(name)}
            />
          );
        })}
      </div>
      <details className="group min-w-0">
        <Disclosure>{strings.figures}</Disclosure>
        <section tabIndex={0} aria-label={strings.figures} className="overflow-x-auto whitespace-nowrap">
          <List label={strings.figures} columns={columns} rows={points.toReversed()} rowKey={(point) => point.time} />
        </section>
      </details>
    </div>
  );
}

/** A number, some with a unit in words, isolated from the surrounding text direction. */
function Figure({ children }: { children: string }) {
  return <bdi className="whitespace-nowrap tabular-nums">{children}</bdi>;
}
