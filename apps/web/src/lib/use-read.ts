import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** What reading something in the browser gave. */
export type ReadState<T> =
  /** There is nothing to read. */
  { state: 'none' } | { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: unknown };

type Settled<T> = Extract<ReadState<T>, { state: 'ready' | 'failed' }>;

/**
 * Reads what `key` names, again when the key changes or `refresh` is called; during a refresh the last value stays. Nothing
 * is read for null. `read` gets a signal that aborts when its answer is no longer wanted.
 */
export function useRead<T>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<T>,
): { read: ReadState<T>; refresh: () => void } {
  const [version, setVersion] = useState(0);
  const [last, setLast] = useState<{ key: string; version: number; settled: Settled<T> } | null>(null);
  const start = useEffectEvent(read);
  useEffect(() => {
    if (key === null) return undefined;
    const abort = new AbortController();
    const settle = (settled: Settled<T>): void => {
      if (!abort.signal.aborted) setLast({ key, version, settled });
    };
    start(abort.signal).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => abort.abort();
  }, [key, version]);
  const refresh = useCallback(() => setVersion((now) => now + 1), []);
  if (key === null) return { read: { state: 'none' }, refresh };
  // A failure is not kept over a refresh: it says that it is being read again.
  const known = last !== null && last.key === key && (last.version === version || last.settled.state === 'ready');
  return { read: known ? last.settled : { state: 'loading' }, refresh };
}
