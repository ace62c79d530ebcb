import { useBoot } from '../../lib/boot/boot-context.ts';
import { coordinate } from './scale.ts';
import { timeTicks } from './time-ticks.ts';

/** UTC times below a chart, in ms. */
export function TimeAxis({ from, to }: { from: number; to: number }) {
  const { locale } = useBoot();
  return (
    <svg aria-hidden className="mt-1 block h-4 w-full overflow-visible fill-muted text-xs">
      {timeTicks(from, to, locale).map(({ share, text }) => (
        <text key={text} x={`${coordinate(share * 100)}%`} y="12">
          {text}
        </text>
      ))}
    </svg>
  );
}
