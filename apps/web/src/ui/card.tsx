import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: string;
  /** A control at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A raised part of a page that belongs together, with its title. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className="card grid grid-cols-1 content-start gap-4 p-5"
    >
      {title !== undefined && (
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
