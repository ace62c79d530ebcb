import { meterAttributes, nearLimit, type Usage } from '../meter-attributes.ts';

interface GaugeProps extends Usage {
  /** Text in the middle: '62%'. */
  value: string;
}

const arc = 'M12 60A48 48 0 0 1 108 60';

/** The used part of a limit as a half ring, from left to right in every language; in warning color from 90 %. */
export function Gauge({ value, ...usage }: GaugeProps) {
  const { share, attributes } = meterAttributes(usage);
  return (
    <svg
      {...attributes}
      viewBox="0 0 120 68"
      className={`block w-32 ${share >= nearLimit ? 'text-warning' : 'text-accent'}`}
    >
      <path
        d={arc}
        fill="none"
        className="stroke-line"
        strokeWidth="12"
        strokeLinecap="round"
        {...(usage.permille === null ? { strokeDasharray: '1 15' } : {})}
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
