import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'warning';

const tones: Record<Tone, string> = {
  neutral: 'bg-raised text-muted',
  accent: 'bg-accent/12 text-accent',
  positive: 'bg-positive/12 text-positive',
  negative: 'bg-negative/12 text-negative',
  warning: 'bg-warning/12 text-warning',
};

interface ChipProps {
  tone?: Tone;
  /** May take several lines on phones, where a column of long labels has no room. */
  wrap?: boolean;
  children: ReactNode;
}

/** A short label: producer, contract, irreversible. Color is never the only carrier of meaning. */
export function Chip({ tone = 'neutral', wrap = false, children }: ChipProps) {
  return (
    <span
      className={`inline-flex min-h-5 items-center gap-1 rounded-full px-2 text-xs font-medium ${wrap ? 'sm:whitespace-nowrap' : 'whitespace-nowrap'} ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
