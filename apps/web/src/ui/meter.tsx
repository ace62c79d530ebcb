interface MeterProps {
  label: string;
  /** Share used, in thousandths; null where there is no limit. */
  permille: number | null;
  /** The same in words, for screen readers. */
  text: string;
  /** A share of a whole, not of a limit: nothing to warn of. */
  calm?: boolean;
}

/** A thin bar beside its numbers. From 90 % on it warns; the words beside it say so too. */
export function Meter({ label, permille, text, calm = false }: MeterProps) {
  const share = Math.min(1000, Math.max(0, permille ?? 0));
  const colour = share >= 900 && !calm ? 'text-warning' : 'text-accent';
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
      className={`block h-1.5 w-full rounded-full rtl:-scale-x-100 ${colour}`}
    >
      <rect width="1000" height="6" className="fill-raised" />
      {share > 0 && <rect width={Math.max(share, 6)} height="6" fill="currentColor" />}
    </svg>
  );
}
