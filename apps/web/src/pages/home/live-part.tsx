import { type ReactNode, useCallback, useId } from 'react';
import { watchParts } from '../../lib/realtime/frame-turns.ts';
import { AgesPart } from '../../lib/time/clock.ts';

interface LivePartProps {
  /** Parts of the page that change here, besides ages; the same array in each render. */
  parts: readonly string[];
  className?: string;
  children: ReactNode;
}

/** An area of the page with parts that change while it is in view. */
export function LivePart({ parts, className = '', children }: LivePartProps) {
  const ages = useId();
  const watch = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : watchParts(element, [...parts, ages])),
    [parts, ages],
  );
  return (
    <div ref={watch} className={`live-part ${className}`}>
      <AgesPart value={ages}>{children}</AgesPart>
    </div>
  );
}
