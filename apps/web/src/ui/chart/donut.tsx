import { type Part, partColor } from './parts.ts';
import { coordinate } from './scale.ts';

/** Length of the whole ring. */
const whole = 1000;
const gap = 4;

interface DonutProps {
  /** What is divided. */
  label: string;
  /** Largest first; at most all of it. */
  parts: readonly Part[];
  /** Part of the whole that the parts leave, if known. */
  rest?: Part | null;
  /** Text in the middle. */
  center: string;
}

/**
 * Parts of a whole as a ring, clockwise from the top in every language. Screen readers read every part; the page has a
 * legend with the colors of `partColor`.
 */
export function Donut({ label, parts, rest = null, center }: DonutProps) {
  const shown = [
    ...parts.map((part, place) => ({ ...part, color: partColor(place) })),
    ...(rest === null ? [] : [{ ...rest, color: partColor(null) }]),
  ];
  let start = 0;
  const slices = shown.map((part) => {
    const slice = { ...part, start, length: Math.max(0, Math.min(1 - start, part.share)) };
    start += slice.length;
    return slice;
  });
  const text = shown.map((part) => `${part.label} ${part.text}`).join(', ');
  return (
    <svg role="img" aria-label={`${label}: ${text}`} viewBox="0 0 120 120" className="block size-40 shrink-0">
      <circle cx="60" cy="60" r="48" fill="none" className="stroke-raised" strokeWidth="18" />
      {slices.map((slice) => (
        <circle
          key={slice.label}
          cx="60"
          cy="60"
          r="48"
          fill="none"
          stroke="currentColor"
          strokeWidth="18"
          pathLength={whole}
          strokeDasharray={`${coordinate(Math.max(1, slice.length * whole - gap))} ${whole}`}
          strokeDashoffset={-coordinate(slice.start * whole)}
          transform="rotate(-90 60 60)"
          className={slice.color}
        >
          <title>{`${slice.label} ${slice.text}`}</title>
        </circle>
      ))}
      <text x="60" y="65" textAnchor="middle" className="fill-text text-sm font-semibold">
        {center}
      </text>
    </svg>
  );
}
