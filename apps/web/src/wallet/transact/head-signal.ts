/** `next` resolves at the next signal, or immediately if there was one since the last call, so no head is missed. */
export function headSignal(): { signal: () => void; next: () => Promise<void> } {
  let pending = false;
  let wake: (() => void) | null = null;
  return {
    signal: () => {
      pending = true;
      wake?.();
    },
    next: async () => {
      if (!pending) await new Promise<void>((done) => (wake = done));
      pending = false;
      wake = null;
    },
  };
}
