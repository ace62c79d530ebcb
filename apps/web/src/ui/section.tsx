import type { ReactNode } from 'react';
import { useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** At the end of the heading: a link, a source dot. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page: a heading with a rule, no box. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-9 items-baseline justify-between gap-4 border-b border-line">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {aside !== undefined && <div className="text-sm">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
