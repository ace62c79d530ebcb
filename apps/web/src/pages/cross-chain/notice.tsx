import type { ReactNode } from 'react';

/** A state of the page in one sentence. */
export function Notice({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'negative' | 'warning';
  children: ReactNode;
}) {
  const border = { neutral: 'border-line-strong', negative: 'border-negative', warning: 'border-warning' }[tone];
  return (
    <p role={tone === 'negative' ? 'alert' : 'status'} className={`card border-s-2 p-4 ${border} wrap-anywhere`}>
      {children}
    </p>
  );
}
