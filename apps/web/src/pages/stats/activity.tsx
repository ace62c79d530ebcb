import type { ChainStatistics, StatisticsPoint } from '@antescope/sources/state/chain-statistics';
import { loadPart } from '../../lib/page/load-failure.ts';
import { deferredPart } from '../../ui/deferred-part.tsx';
import { Moment } from '../../ui/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { type Column, List } from '../../ui/list.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { type ChartName, chartsOf } from './charts.ts';
import { valueText } from './value-text.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';

const ActivityCharts = deferredPart(
  () => loadPart(() => import('./activity-charts.tsx')).then((module) => module.ActivityCharts),
  <div className="h-96" />,
);

/** A chart per metric, and all values in a table. */
export function Activity({ statistics }: { statistics: ChainStatistics }) {
  const { points, step } = statistics;
  const strings = useStrings('pages/stats');
  const { unit } = useMessages();
  const charts = chartsOf(points);
  const show = (name: ChartName) => valueText(name, strings, unit);
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
            <bdi dir="ltr">{utcText(points[0]!.time)}</bdi>
            {points.length > 1 && (
              <>
                {' – '}
                <bdi dir="ltr">{utcText(points.at(-1)!.time)}</bdi>
              </>
            )}
          </>
        )}
      </p>
      {points.length > 0 && <ActivityCharts statistics={statistics} />}
      <details className="group min-w-0">
        <Disclosure>{strings.figures}</Disclosure>
        <section tabIndex={0} aria-label={strings.figures} className="overflow-x-auto whitespace-nowrap">
          <List label={strings.figures} columns={columns} rows={points.toReversed()} rowKey={(point) => point.time} />
        </section>
      </details>
    </div>
  );
}

/** '2026-11-22 06:00 UTC', of which hours and days begin. */
function utcText(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** A number, some with a unit in words, isolated from the surrounding text direction. */
function Figure({ children }: { children: string }) {
  return <bdi className="whitespace-nowrap tabular-nums">{children}</bdi>;
}
