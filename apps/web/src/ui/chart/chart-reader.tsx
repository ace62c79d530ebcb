import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@antescope/web-contract/locale';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { dayText } from '../../lib/time/time-text.ts';
import type { Mark } from './mark.ts';
import { coordinate } from './scale.ts';

/**
 * The crosshair of a chart: value and UTC time under the pointer, or at a place that arrow keys, Home and End move.
 * Escape hides it. Listens to the element around it, which has the focus.
 */
export function ChartReader({ marks }: { marks: readonly Mark[] }) {
  const { locale } = useBoot();
  const overlay = useRef<HTMLDivElement>(null);
  const known = marks.filter(({ y }) => y !== null);
  const [place, setPlace] = useState<number | null>(known.length - 1);
  const xs = known.map(({ x }) => x);
  useEffect(() => {
    const plot = overlay.current!.parentElement!;
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ): void => plot.addEventListener(name, act, { signal: stop.signal });
    on('pointermove', (event) => {
      const { left, width } = plot.getBoundingClientRect();
      setPlace(nearest(xs, (event.clientX - left) / width));
    });
    on('pointerleave', () => setPlace(null));
    on('focus', () => setPlace((now) => now ?? xs.length - 1));
    on('blur', () => setPlace(null));
    on('keydown', (event) => {
      const last = xs.length - 1;
      const from = (now: number | null): number => now ?? last;
      const moves: Record<string, (now: number | null) => number | null> = {
        ArrowLeft: (now) => Math.max(0, from(now) - 1),
        ArrowRight: (now) => Math.min(last, from(now) + 1),
        Home: () => 0,
        End: () => last,
        Escape: () => null,
      };
      const move = moves[event.key];
      if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      setPlace(move);
    });
    return () => stop.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the places follow from the marks
  }, [marks]);
  const mark = place === null ? undefined : known[place];
  const x = mark === undefined ? '0' : `${coordinate(mark.x * 100)}%`;
  return (
    <div ref={overlay} className="absolute inset-0 cursor-crosshair touch-pan-y">
      {mark !== undefined && (
        <svg aria-hidden className="size-full overflow-visible text-text">
          <line x1={x} x2={x} y1="0" y2="100%" stroke="currentColor" opacity="0.5" />
          <circle cx={x} cy={`${coordinate(100 - mark.y! * 100)}%`} r="4" fill="currentColor" className="stroke-card" />
        </svg>
      )}
      <p
        role="status"
        className={
          mark === undefined
            ? 'sr-only'
            : `pointer-events-none absolute top-1 max-w-[calc(100%-0.5rem)] rounded-base border border-line bg-float px-2 py-1 text-xs shadow-float ${mark.x > 0.5 ? 'left-1' : 'right-1'}`
        }
      >
        {mark !== undefined && (
          <>
            <span className="figure text-muted">{timeText(mark.time, locale)}</span>{' '}
            <span className="figure font-semibold whitespace-normal!">{mark.text}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** 'Nov 22, 2026 06:00 UTC' in English, '2026-11-22 06:00 UTC' in other languages; a midnight is a day. */
function timeText(time: string, locale: Locale): string {
  const clock = time.slice(11, 16);
  const day = locale === 'en' ? `${dayText(time, locale)}, ${time.slice(0, 4)}` : time.slice(0, 10);
  return `${day}${clock === '00:00' ? '' : ` ${clock}`} UTC`;
}

/** Index of the number next to `to`. */
function nearest(xs: readonly number[], to: number): number {
  return xs.reduce((best, x, index) => (Math.abs(x - to) < Math.abs(xs[best]! - to) ? index : best), 0);
}
