import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { hasLine } from '../../ui/chart/has-line.ts';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import type { RexPageData } from './load.ts';

type Price = { time: string; price: string };

/** The price at each midnight of the last days and now, as a chart and a table. */
export function RexHistory({ data: { prices } }: { data: RexPageData }) {
  const strings = useStrings('pages/rex');
  if (prices === null) return null;
  return (
    <div className="py-4">
      <Section title={strings.week}>
        <OutcomeView outcome={prices} what={strings.whatHistory} empty={strings.noHistory}>
          {(rows) => <Prices rows={rows} />}
        </OutcomeView>
      </Section>
    </div>
  );
}

function Prices({ rows }: { rows: Price[] }) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const points = rows.map(({ time, price }) => ({ time, value: price }));
  const columns: Column<Price>[] = [
    { id: 'time', head: strings.day, cell: ({ time }) => <bdi dir="ltr">{utcText(time)}</bdi> },
    {
      id: 'price',
      head: `${strings.price}, ${code}`,
      align: 'end',
      cell: ({ price }) => <span className="figure">{price}</span>,
    },
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {hasLine(points) && (
        <AreaChart label={`${strings.week} (${code})`} points={points} show={(price) => `${price} ${code}`} />
      )}
      <List label={strings.week} columns={columns} rows={rows.toReversed()} rowKey={({ time }) => time} />
    </div>
  );
}

/** '2026-11-22', with the time unless it is midnight. */
function utcText(time: string): string {
  return time.endsWith('T00:00:00.000Z') ? time.slice(0, 10) : `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
