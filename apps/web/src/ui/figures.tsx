import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  value: ReactNode;
  /** Below the value: a share, a bar. */
  note?: ReactNode;
}

/** Key figures on a card, each below its label: two in a row on phones, as many as fit on wider screens. */
export function Figures({ label, figures }: { label: string; figures: (Figure | null)[] }) {
  return (
    <dl
      aria-label={label}
      className="card grid grid-cols-2 gap-x-6 gap-y-4 p-5 max-sm:gap-x-4 max-sm:p-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] sm:max-xl:has-[>:nth-child(6):last-child]:grid-cols-3 xl:has-[>:nth-child(7)]:grid-cols-4"
    >
      {figures
        .filter((figure) => figure !== null)
        .map((figure) => (
          <div key={figure.label} className="min-w-0 max-sm:[&:last-child:nth-child(odd)]:col-span-full">
            <dt className="text-sm text-muted">{figure.label}</dt>
            <dd className="mt-0.5 text-base font-semibold wrap-anywhere">{figure.value}</dd>
            {figure.note !== undefined && <dd className="mt-1 text-sm text-muted">{figure.note}</dd>}
          </div>
        ))}
    </dl>
  );
}
