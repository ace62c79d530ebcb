import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** The label is untrusted text of any script. */
  fromChain?: boolean;
  value: ReactNode;
  /** Takes a full row. */
  wide?: boolean;
}

/** Labels and values: one column on phones, aligned pairs on wider screens. */
export function Facts({ facts, columns = 1 }: { facts: (Fact | null)[]; columns?: 1 | 2 | 3 }) {
  const grid = { 1: '', 2: 'lg:grid-cols-2', 3: 'md:grid-cols-2 xl:grid-cols-3' }[columns];
  return (
    <dl className={`card card-rows grid grid-cols-1 ${grid}`}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact) => (
          <div
            key={fact.label}
            className={`flex min-h-(--row) items-start gap-4 border-b border-line px-4 py-2.5 max-sm:gap-2 max-sm:px-3 pointer-coarse:py-[12px] ${fact.wide === true ? 'col-span-full' : ''}`}
          >
            <dt className="w-32 shrink-0 wrap-anywhere text-muted max-sm:w-28 lg:w-40">
              {fact.fromChain === true ? <bdi>{fact.label}</bdi> : fact.label}
            </dt>
            <dd className="min-w-0 flex-1 wrap-anywhere">{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
