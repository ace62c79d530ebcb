import type { ReactNode } from 'react';

export interface RailStep {
  id: string;
  label: ReactNode;
  /** Below the label; absent: no line is reserved for it. */
  note?: ReactNode;
  reached: boolean;
}

/** Steps of a process side by side; reached ones are filled. */
export function Rail({ steps }: { steps: readonly RailStep[] }) {
  return (
    <ol className="grid grid-cols-3 gap-2">
      {steps.map(({ id, label, note, reached }) => (
        <li key={id} className="min-w-0">
          <span aria-hidden className={`mb-2 block h-1 rounded-full ${reached ? 'bg-positive' : 'bg-line-strong'}`} />
          <p className={`font-medium wrap-anywhere ${reached ? '' : 'text-muted'}`}>{label}</p>
          {/* Its line is reserved: the age replaces a longer date after the first paint. */}
          {note !== undefined && <p className="min-h-5 truncate text-sm leading-5 text-muted">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
