import type { ReactNode } from 'react';
import { DisclosureMark } from '../../ui/disclosure-mark.tsx';

/** The summary line of a <details className="group">, with a rotating marker, mirrored in right-to-left text. */
export function Disclosure({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return (
    <summary
      className={`flex w-fit cursor-pointer list-none items-center gap-1.5 text-muted hover:text-text pointer-coarse:min-h-tap ${small ? 'whitespace-nowrap' : 'min-h-9'}`}
    >
      <DisclosureMark />
      {children}
    </summary>
  );
}
