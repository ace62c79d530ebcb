import type { Outcome } from '@antescope/sources/core/outcome';
import type { Series, SeriesType } from '@antescope/sources/series/series';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { RangeChips } from '../../../ui/chart/range-chips.tsx';
import { accountPath } from '../../../ui/identifier/account-link.tsx';
import { AreaChart } from '../../../ui/chart/area-chart.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';

interface BalanceChartProps {
  name: string;
  history: Outcome<Series>;
  range: SeriesType;
}

/** What an account had over a range; without a line where fewer than two points are known. */
export function BalanceChart({ name, history, range }: BalanceChartProps) {
  const strings = useStrings('pages/account/overview');
  if (history.state === 'failed') return <Failed what={strings.what} meta={history.meta} stale={false} />;
  if (history.state === 'empty') return null;
  const { points, unit } = history.data;
  const label = `${strings.balance}, ${unit}`;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">{label}</p>
        <RangeChips label={strings.range} path={accountPath(name)} current={range} initial="month" />
      </div>
      {points.length > 1 && <AreaChart label={label} dayHeading={strings.day} points={points} show={shortAmount} />}
    </>
  );
}

/** Without decimals from a thousand on: the axis has little room. */
function shortAmount(value: string): string {
  const [whole = '0', decimals = ''] = value.split('.');
  return whole.length > 3 || decimals === '' ? grouped(whole) : `${whole}.${decimals.slice(0, 4 - whole.length)}`;
}
