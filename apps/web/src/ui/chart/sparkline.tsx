import { linePath } from './line-path.ts';
import { coordinate } from './scale.ts';

const box = { width: 200, height: 40 };

interface SparklineProps {
  /** Text alternative: what is drawn, and its range. */
  label: string;
  values: readonly number[];
  shape: 'area' | 'bars';
  /** Text color class. */
  color: string;
}

/** A series without axes, oldest left in every language. Bars begin at zero, a line at its lowest value. */
export function Sparkline({ label, values, shape, color }: SparklineProps) {
  const high = Math.max(...values);
  const low = shape === 'bars' ? 0 : Math.min(...values);
  const shares = values.map((value) => (high === low ? (shape === 'bars' ? 0 : 0.5) : (value - low) / (high - low)));
  const { line, area } = linePath(
    shares.map((y, index) => ({ x: index / (shares.length - 1), y })),
    box,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -2 ${box.width} ${box.height + 4}`}
      preserveAspectRatio="none"
      className={`block h-11 w-full ${color}`}
    >
      {shape === 'bars' ? (
        <path d={barsOf(shares)} fill="currentColor" opacity="0.75" />
      ) : (
        <>
          <path d={area} fill="currentColor" opacity="0.16" />
          <path d={line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
}

function barsOf(shares: readonly number[]): string {
  const step = box.width / shares.length;
  return shares
    .map((share, index) => {
      // A bar of zero is still visible as a base line.
      const height = Math.max(1, share * box.height);
      return `M${coordinate(index * step)} ${box.height}v${-coordinate(height)}h${coordinate(step * 0.72)}v${coordinate(height)}z`;
    })
    .join('');
}
