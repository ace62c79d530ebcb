import { useEffect } from 'react';
import { reloadEvent } from './load-failure.ts';

/** While `held`, a missing part of the app reloads the page only after a click. */
export function useHoldPage(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    const hold = (event: Event): void => event.preventDefault();
    globalThis.addEventListener(reloadEvent, hold);
    return () => globalThis.removeEventListener(reloadEvent, hold);
  }, [held]);
}
