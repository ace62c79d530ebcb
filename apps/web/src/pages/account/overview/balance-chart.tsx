import type { Outcome } from '@antescope/sources/core/outcome';
import type { Series } from '@antescope/sources/series/series';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { AreaChart } from '../../../ui/chart/area-chart.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';

/** What an account had over the last days; nothing where fewer than two days are known. */
export function BalanceChart({ history }: { history: Outcome<Series> }) {
  const strings = useStrings('pages/account/overview');
  if (history.state === 'failed') return <Failed what={strings.what} meta={history.meta} stale={false} />;
  if (history.state === 'empty' || history.data.points.length < 2) return null;
  const { points, unit } = history.data;
  const label = `${strings.balance}, ${unit}`;
  return (
    <>
      <p className="mb-2 text-sm text-muted">{label}</p>
      <AreaChart label={label} dayHeading={strings.day} points={points} show={shortAmount} />
    </>
  );
}

/** Without decimals from a thousand on: the axis has little room. */
function shortAmount(value: string): string {
  const [whole = '0', decimals = ''] = value.split('.');
  return whole.length > 3 || decimals === '' ? grouped(whole) : `${whole}.${decimals.slice(0, 4 - whole.length)}`;
}
