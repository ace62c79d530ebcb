import { meterAttributes, nearLimit, type Usage } from './meter-attributes.ts';

interface MeterProps extends Usage {
  /** A share of a total rather than of a limit: no warning color. */
  neutral?: boolean;
}

/** A thin bar next to its numbers, in warning color from 90 %; the text next to it says the same. */
export function Meter({ neutral = false, ...usage }: MeterProps) {
  const { share, attributes } = meterAttributes(usage);
  const color = share >= nearLimit && !neutral ? 'text-warning' : 'text-accent';
  return (
    <svg
      {...attributes}
      viewBox="0 0 1000 6"
      preserveAspectRatio="none"
      className={`block h-1.5 w-full rounded-full rtl:-scale-x-100 ${color}`}
    >
      <rect width="1000" height="6" className="fill-raised" />
      {share > 0 && <rect width={Math.max(share, 6)} height="6" fill="currentColor" />}
    </svg>
  );
}
