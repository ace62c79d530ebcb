import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadPart } from '../../lib/page/load-failure.ts';
import type { Mark } from './mark.ts';
import { TimeAxis } from './time-axis.tsx';
import { ValueTable } from './value-table.tsx';

const ChartReader = lazy(() =>
  loadPart(() => import('./chart-reader.tsx')).then((module) => ({ default: module.ChartReader })),
);

export const box = { width: 800, height: 160 };

interface ChartFrameProps {
  /** Accessible name, with the unit. */
  label: string;
  /** Heading of the days in the table of the last value of each day; without it the page has a table of its own. */
  dayHeading?: string;
  marks: readonly Mark[];
  /** Values at the top, the middle and the bottom, or a single one in the middle. */
  ticks: readonly string[];
  /** First and last time, in ms. */
  from: number;
  to: number;
  /** Beside a form. */
  tall?: boolean;
  /** Shapes in the box. */
  children: ReactNode;
}

/**
 * Axes of a chart over time, and its table for screen readers. Time runs from left to right in every language. Pointer
 * or focus load the crosshair.
 */
export function ChartFrame({ label, dayHeading, marks, ticks, from, to, tall = false, children }: ChartFrameProps) {
  const [reads, setReads] = useState(false);
  const read = () => setReads(true);
  const height = tall ? 'h-64' : 'h-40';
  const lastOfDays = new Map(marks.flatMap(({ y, time, text }) => (y === null ? [] : [[time.slice(0, 10), text]])));
  return (
    <figure dir="ltr" className="min-w-0">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- arrow keys read the values */}
          <div
            role="group"
            tabIndex={0}
            aria-label={label}
            // The code can arrive after them.
            ref={(plot) => {
              if (plot?.matches(':hover, :focus') === true) read();
            }}
            onPointerEnter={read}
            onFocus={read}
            className="relative"
          >
            <svg
              aria-hidden
              viewBox={`0 -2 ${box.width} ${box.height + 4}`}
              preserveAspectRatio="none"
              className={`block w-full text-accent ${height}`}
            >
              {[0, 0.5, 1].map((share) => (
                <path
                  key={share}
                  d={`M0 ${share * box.height}H${box.width}`}
                  className="stroke-line"
                  strokeDasharray="2 4"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {children}
            </svg>
            {reads && (
              <Suspense>
                <ChartReader marks={marks} />
              </Suspense>
            )}
          </div>
          <TimeAxis from={from} to={to} />
        </div>
        <div aria-hidden className="figure text-xs text-muted">
          <div className={`flex flex-col ${height} ${ticks.length === 1 ? 'justify-center' : 'justify-between'}`}>
            {ticks.map((tick, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- places of the axis; rounded texts can be equal
              <span key={place}>{tick}</span>
            ))}
          </div>
          <div className="mt-1 h-4 text-end">UTC</div>
        </div>
      </div>
      {dayHeading !== undefined && <ValueTable label={label} heading={dayHeading} rows={[...lastOfDays]} />}
    </figure>
  );
}
