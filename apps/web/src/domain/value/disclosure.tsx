import type { ReactNode } from 'react';

/** The line that opens a folded part: a mark that turns (letters from the right mirror the mark themselves), and what is behind it. For the inside of a <details className="group">. */
export function Disclosure({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return (
    <summary
      className={`flex w-fit cursor-pointer list-none items-center gap-1.5 text-muted hover:text-text ${small ? 'whitespace-nowrap' : 'min-h-9 pointer-coarse:min-h-11'}`}
    >
      <span aria-hidden className="inline-block transition-transform group-open:rotate-90 rtl:group-open:-rotate-90">
        ›
      </span>
      {children}
    </summary>
  );
}
