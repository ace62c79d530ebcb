import type { PricePoint } from '@antescope/sources/price/price-point';
import { useStrings } from '../../../i18n/strings.ts';

const width = 680;
const height = 120;

/** Seven days of hourly prices as a line; missing hours are gaps, not zeros. */
export function PriceLine({ points }: { points: PricePoint[] }) {
  const strings = useStrings('pages/tokens');
  const values = points.flatMap(({ usd }) => (usd === null ? [] : [Number(usd)]));
  if (values.length < 2) return <p className="py-3 text-muted">{strings.noChart}</p>;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <figure className="py-3">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${strings.priceChart}: ${strings.lowHigh(`$${low}`, `$${high}`)}`}
        className="block h-30 w-full text-accent"
      >
        <path
          d={linePath(points, low, high)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-1 text-sm text-muted">
        <bdi className="figure">{strings.lowHigh(`$${low}`, `$${high}`)}</bdi>
      </figcaption>
    </figure>
  );
}

function linePath(points: PricePoint[], low: number, high: number): string {
  const span = high - low || 1;
  let path = '';
  let open = false;
  for (const [index, { usd }] of points.entries()) {
    if (usd === null) {
      open = false;
      continue;
    }
    const x = (index / (points.length - 1)) * width;
    const y = height - 4 - ((Number(usd) - low) / span) * (height - 8);
    path += `${open ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    open = true;
  }
  return path;
}
