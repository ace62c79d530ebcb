import type { ReactNode } from 'react';

/** The summary line of a <details className="group">, with a rotating marker, mirrored in right-to-left text. */
export function Disclosure({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return (
    <summary
      className={`flex w-fit cursor-pointer list-none items-center gap-1.5 text-muted hover:text-text pointer-coarse:min-h-tap ${small ? 'whitespace-nowrap' : 'min-h-9'}`}
    >
      <span aria-hidden className="inline-block transition-transform group-open:rotate-90 rtl:group-open:-rotate-90">
        ›
      </span>
      {children}
    </summary>
  );
}
