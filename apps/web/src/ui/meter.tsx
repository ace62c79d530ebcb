interface MeterProps {
  label: string;
  /** Used share in thousandths; null if unlimited. */
  permille: number | null;
  /** Text alternative for screen readers. */
  text: string;
  /** A share of a total rather than of a limit: no warning color. */
  neutral?: boolean;
}

/** A thin bar next to its numbers, in warning color from 90 %; the text next to it says the same. */
export function Meter({ label, permille, text, neutral = false }: MeterProps) {
  const share = Math.min(1000, Math.max(0, permille ?? 0));
  const color = share >= 900 && !neutral ? 'text-warning' : 'text-accent';
  return (
    <svg
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1000}
      aria-valuenow={share}
      aria-valuetext={text}
      viewBox="0 0 1000 6"
      preserveAspectRatio="none"
      className={`block h-1.5 w-full rounded-full rtl:-scale-x-100 ${color}`}
    >
      <rect width="1000" height="6" className="fill-raised" />
      {share > 0 && <rect width={Math.max(share, 6)} height="6" fill="currentColor" />}
    </svg>
  );
}
