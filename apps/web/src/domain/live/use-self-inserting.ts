import { type FocusEvent, type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Shows new rows as they arrive while the top of the list is in view, and it has neither the pointer nor the focus.
 * Returns the handlers of the list, which insert the buffered rows as the pointer or the focus leaves it.
 */
export function useSelfInserting(
  ref: RefObject<HTMLElement | null>,
  count: number,
  show: () => void,
): { onPointerLeave: () => void; onBlur: (event: FocusEvent) => void } {
  const insert = useEffectEvent(show);
  useLayoutEffect(() => {
    if (count > 0 && ref.current !== null && isIdle(ref.current)) insert();
  }, [ref, count]);
  const leave = (): void => {
    if (count > 0 && ref.current !== null && isIdle(ref.current)) show();
  };
  return {
    onPointerLeave: leave,
    onBlur: ({ currentTarget, relatedTarget }) => {
      // The focus moves to another row.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
    },
  };
}

function isIdle(list: HTMLElement): boolean {
  if (list.getBoundingClientRect().top < 0 || list.matches(':focus-within')) return false;
  // A touch screen reports the last tapped element as hovered.
  return !(matchMedia('(hover: hover)').matches && list.matches(':hover'));
}
