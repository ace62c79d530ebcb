const firstInputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/** Resolves at the visitor's next input; the first visit does not pay for what loads after it. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    const received = (): void => {
      for (const name of firstInputs) removeEventListener(name, received, true);
      resolve();
    };
    for (const name of firstInputs) addEventListener(name, received, { capture: true, passive: true });
  });
}
