import { type ReactNode, useCallback } from 'react';
import { watchParts } from '../../lib/realtime/frame-turns.ts';

interface LivePartProps {
  /** Parts of the page that change here; the same array in each render. */
  parts: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A row of the page with parts that change while it is in view. */
export function LivePart({ parts, className = '', children }: LivePartProps) {
  const watch = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : watchParts(element, parts)),
    [parts],
  );
  return (
    <div ref={watch} className={`live-part ${className}`}>
      {children}
    </div>
  );
}
