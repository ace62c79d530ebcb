import { useEffect, type RefObject } from 'react';

/**
 * Closes an overlay on Escape, an outside press, or loss of focus. Escape gives the focus to the overlay's button, unless
 * `leave` closes it and moves the focus elsewhere.
 */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  close: () => void,
  leave?: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event): void => {
      if (box.current !== null && event.target instanceof Node && !box.current.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (leave !== undefined) {
        // A search field would clear itself.
        event.preventDefault();
        leave();
        return;
      }
      close();
      box.current?.querySelector<HTMLElement>('button, summary')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open, box, close, leave]);
}
