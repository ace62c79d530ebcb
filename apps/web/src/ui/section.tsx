import type { ReactNode } from 'react';
import { useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** At the end of the heading: a link, a source mark. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, on a card. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <div className="flex min-h-13 items-center justify-between gap-4 px-4 py-2.5">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {aside !== undefined && <div className="tap text-sm">{aside}</div>}
      </div>
      <div className="card-body">{children}</div>
    </section>
  );
}
