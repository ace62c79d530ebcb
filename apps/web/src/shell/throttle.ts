/**
 * At most one call per `ms`: the first at once, then one at the end of each interval that had more. `cancel` drops the
 * pending one.
 */
export function throttle(run: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const elapsed = (): void => {
    timer = undefined;
    if (!again) return;
    again = false;
    fire();
  };
  const fire = (): void => {
    run();
    timer = setTimeout(elapsed, ms);
  };
  return {
    call: () => {
      if (timer === undefined) fire();
      else again = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}
