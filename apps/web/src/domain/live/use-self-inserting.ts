import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { inTurn } from '../../lib/realtime/frame-turns.ts';

export interface SelfInserting {
  /** Whether new rows are kept back: the reader is at a row. */
  held: boolean;
  /** Handlers of the list, which continue as the pointer or the focus leaves it. */
  handlers: { onPointerLeave: () => void; onBlur: (event: FocusEvent) => void };
}

/**
 * Inserts new rows as they arrive while the top of the list is in view, and it has neither the pointer nor the focus.
 * `insert` adds the next of `count` waiting rows and runs again in later frames until none waits. `part` names the part
 * of the page that changes, and that nothing else changes: of many updates a part out of view keeps only the latest.
 */
export function useSelfInserting(
  ref: RefObject<HTMLElement | null>,
  count: number,
  insert: () => void,
  part: string,
): SelfInserting {
  const [held, setHeld] = useState(false);
  const isScheduled = useRef(false);
  const insertNext = useEffectEvent(() => {
    isScheduled.current = false;
    if (ref.current === null || count === 0) return;
    const idle = isIdle(ref.current);
    setHeld(!idle);
    if (idle) insert();
  });
  // After each render: rows may have arrived while others were inserted.
  useEffect(() => {
    if (count === 0 || isScheduled.current) return;
    isScheduled.current = true;
    inTurn(part, insertNext);
  });
  const leave = (): void => {
    if (ref.current !== null && isIdle(ref.current)) setHeld(false);
  };
  return {
    held,
    handlers: {
      onPointerLeave: leave,
      onBlur: ({ currentTarget, relatedTarget }) => {
        // The focus moves to another row.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
      },
    },
  };
}

function isIdle(list: HTMLElement): boolean {
  if (list.getBoundingClientRect().top < 0 || list.matches(':focus-within')) return false;
  // A touch screen reports the last tapped element as hovered.
  return !(matchMedia('(hover: hover)').matches && list.matches(':hover'));
}
