import { type ReactNode, useId } from 'react';

/** A raised part of a page that belongs together, with its title. */
export function Card({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className="card grid content-start gap-4 p-5">
      {title !== undefined && (
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
