interface GaugeProps {
  label: string;
  /** Used share in thousandths; null if unlimited. */
  permille: number | null;
  /** Text in the middle: '62%'. */
  value: string;
  /** Text alternative for screen readers: '62.0 ms of 100.0 ms used'. */
  text: string;
}

const arc = 'M12 60A48 48 0 0 1 108 60';

/** The used part of a limit as a half ring, from left to right in every language; in warning color from 90 %. */
export function Gauge({ label, permille, value, text }: GaugeProps) {
  const share = Math.min(1000, Math.max(0, permille ?? 0));
  return (
    <svg
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1000}
      aria-valuenow={share}
      aria-valuetext={text}
      viewBox="0 0 120 68"
      className={`block w-32 ${share >= 900 ? 'text-warning' : 'text-accent'}`}
    >
      <path
        d={arc}
        fill="none"
        className="stroke-line"
        strokeWidth="12"
        strokeLinecap="round"
        {...(permille === null ? { strokeDasharray: '1 15' } : {})}
      />
      {share > 0 && (
        <path
          d={arc}
          fill="none"
          stroke="currentColor"
          strokeWidth="12"
          strokeLinecap="round"
          pathLength={1000}
          strokeDasharray={`${share} 2000`}
        />
      )}
      <text x="60" y="58" textAnchor="middle" className="fill-text text-xl font-semibold">
        {value}
      </text>
    </svg>
  );
}
