import { decimalText, multiply, parseDecimal } from '@antescope/sources/price/decimal';
import { marketCapText } from '@antescope/sources/price/fiat';
import type { PricePoint } from '@antescope/sources/price/price-point';
import { useStrings } from '../../../i18n/strings.ts';
import { AreaChart } from '../../../ui/chart/area-chart.tsx';

/** Seven days of the market value in US dollars, of today's supply ('1.0000 EOS'). */
export function CapChart({ prices, supply }: { prices: readonly PricePoint[]; supply: string }) {
  const strings = useStrings('pages/tokens');
  const whole = parseDecimal(supply.split(' ')[0]!);
  const points = prices.map(({ time, usd }) => {
    const price = usd === null ? null : parseDecimal(usd);
    return { time, value: price === null || whole === null ? null : decimalText(multiply(whole, price), 0) };
  });
  return (
    <AreaChart
      label={strings.capChart}
      dayHeading={strings.day}
      points={points}
      show={(usd) => marketCapText(usd, { USD: '1' }, 'USD') ?? ''}
    />
  );
}
