import type { ReactNode } from 'react';

/** A form with its review, and a chart: beside them on wide screens, else below. Without a chart the form is as wide. */
export function FormBesideChart({ chart, children }: { chart: ReactNode; children: ReactNode }) {
  if (chart === null) return <div className="py-4">{children}</div>;
  return (
    <div className="grid grid-cols-1 items-start gap-8 py-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0">{chart}</div>
    </div>
  );
}
