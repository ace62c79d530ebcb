import type { OracleQuote } from '@antescope/sources/oracle/oracle-feeds';
import { useStrings } from '../../../i18n/strings.ts';
import { AreaChart } from '../../../ui/chart/area-chart.tsx';
import { hasLine } from '../../../ui/chart/has-line.ts';
import { quotePoints } from './quote-points.ts';

/** Quotes of all providers over time; the table below has the values. */
export function QuoteChart({ quotes }: { quotes: readonly OracleQuote[] }) {
  const strings = useStrings('pages/oracles');
  const points = quotePoints(quotes);
  if (!hasLine(points)) return null;
  return (
    <div className="pb-4">
      <AreaChart label={strings.quotes} points={points} show={(value) => value} />
    </div>
  );
}
