import { useEffect, useEffectEvent, useState } from 'react';

interface Polling<T> {
  /** Last value; null before the first. */
  value: T | null;
  /** Why the last read failed; null if it did not. */
  error: unknown;
}

const longestMs = 60_000;

/**
 * Reads what `key` names again and again: `everyMs` after each answer, twice as long after each failure, not while the page
 * is hidden, and no more once `isDone`. Leaving the page ends it. Nothing is read for null.
 */
export function usePolling<T>(
  key: string | null,
  everyMs: number,
  read: (signal: AbortSignal) => Promise<T>,
  isDone: (value: T) => boolean = () => false,
): Polling<T> {
  const [state, setState] = useState<Polling<T> & { key: string | null }>({ key: null, value: null, error: null });
  const start = useEffectEvent(read);
  const done = useEffectEvent(isDone);
  useEffect(() => {
    if (key === null) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = everyMs;
    const run = (): void => {
      if (document.visibilityState === 'hidden') {
        document.addEventListener('visibilitychange', run, { once: true, signal: abort.signal });
        return;
      }
      void poll();
    };
    const poll = async (): Promise<void> => {
      let finished = false;
      try {
        const value = await start(abort.signal);
        if (abort.signal.aborted) return;
        delay = everyMs;
        finished = done(value);
        setState({ key, value, error: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        delay = Math.min(longestMs, delay * 2);
        setState((last) => ({ key, value: last.key === key ? last.value : null, error }));
      }
      if (!finished) timer = setTimeout(run, delay);
    };
    run();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [key, everyMs]);
  return state.key === key ? state : { value: null, error: null };
}
