import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

/** The state of a list or page without content: the mark and a sentence. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <div className="nothing card grid justify-items-center gap-3 px-4 py-8 text-center text-muted">
      <Mark size={28} className="opacity-30" />
      <p>{children}</p>
    </div>
  );
}
