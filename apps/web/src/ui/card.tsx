import { type ReactNode, useId } from 'react';

/** A raised part of a page that belongs together, with its title. */
export function Card({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className="grid content-start gap-4 rounded-base border border-line bg-raised p-5"
    >
      {title !== undefined && (
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
