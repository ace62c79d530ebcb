import { TimeAxis } from './time-axis.tsx';
import { ValueTable } from './value-table.tsx';

export interface HeatCell {
  /** ISO with Z. */
  time: string;
  /** 0 to 1 of the strongest color; null if unknown. */
  level: number | null;
  /** Of the value. */
  text: string;
}

interface HeatStripProps {
  /** Accessible name, with the unit. */
  label: string;
  /** Heading of the times in the table of the values. */
  timeHeading: string;
  /** Oldest first, one each step. */
  cells: readonly HeatCell[];
  stepMs: number;
  /** Text color class. */
  color: string;
}

/** Values over time as a strip of cells, oldest left in every language, and a table of them for screen readers. */
export function HeatStrip({ label, timeHeading, cells, stepMs, color }: HeatStripProps) {
  const from = Date.parse(cells[0]!.time);
  return (
    <figure dir="ltr" className="min-w-0">
      <svg
        aria-hidden
        viewBox={`0 0 ${cells.length * 10} 10`}
        preserveAspectRatio="none"
        className={`block h-6 w-full ${color}`}
      >
        {cells.map(({ time, level, text }, place) => (
          <rect
            key={time}
            x={place * 10}
            width="9"
            height="10"
            {...(level === null || level === 0
              ? { className: level === null ? 'fill-none stroke-line-strong' : 'fill-raised' }
              : { fill: 'currentColor', opacity: 0.25 + 0.75 * Math.min(1, level) })}
          >
            <title>{`${time.slice(0, 16).replace('T', ' ')} UTC: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden className="flex gap-2 text-xs text-muted">
        <div className="min-w-0 flex-1">
          <TimeAxis from={from} to={from + cells.length * stepMs} />
        </div>
        <span className="mt-1">UTC</span>
      </div>
      <ValueTable label={label} heading={timeHeading} rows={cells.map(({ time, text }) => [time, text])} />
    </figure>
  );
}
