import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'warning';

const tones: Record<Tone, string> = {
  neutral: 'border-line text-muted',
  accent: 'border-accent text-accent',
  positive: 'border-positive text-positive',
  negative: 'border-negative text-negative',
  warning: 'border-warning text-warning',
};

/** A short label: producer, contract, irreversible. Color is never the only carrier of meaning. */
export function Chip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5 items-center gap-1 rounded-full border px-2 text-xs whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
