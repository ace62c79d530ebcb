import { nearNames } from '@antescope/sources/account/near-names';
import { useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { accountsLike } from './use-suggestions.ts';

/** Delay in milliseconds: names are looked for when typing pauses. */
const pauseMs = 250;
const none: readonly string[] = [];

/** Existing names near a name without an account, at most five. A failure shows none. */
export function useNearNames(name: string | null): readonly string[] {
  const { base } = useBoot();
  const [result, setResult] = useState<{ name: string; near: readonly string[] } | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    const request = new AbortController();
    const find = async (prefix: string, limit: number) => ({
      state: 'data',
      data: await accountsLike(base, prefix, limit, request.signal),
    });
    const timer = setTimeout(
      () =>
        void nearNames(name, find).then(
          (near) => setResult({ name, near }),
          () => undefined,
        ),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [base, name]);
  return name !== null && result?.name === name ? result.near : none;
}
