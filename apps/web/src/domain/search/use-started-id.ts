import { useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';

/** Delay in milliseconds: an ID is looked for when typing pauses. */
const pauseMs = 250;
/** The first digits of a transaction ID. Digits alone are a block number. */
const idStart = /^(?=.*[a-f])[\da-f]{8,63}$/;
const redirected = /\/transaction\/([\da-f]{64})$/;

/** The transaction whose ID alone starts with the text; null without one, or without an index. */
export function useStartedId(text: string | null): string | null {
  const { base, ownNode } = useBoot();
  const start = text?.trim().toLowerCase() ?? '';
  const digits = idStart.test(start) && ownNode === null ? start : null;
  const [result, setResult] = useState<{ digits: string; id: string | null } | null>(null);
  useEffect(() => {
    if (digits === null) return undefined;
    const request = new AbortController();
    const timer = setTimeout(
      () =>
        void getJson<{ redirect?: string }>(`${base}/transaction/${digits}?format=json`, {
          signal: request.signal,
        }).then(
          ({ redirect = '' }) => setResult({ digits, id: redirected.exec(redirect)?.[1] ?? null }),
          // No transaction starts so, or it cannot be read: the text is searched as it is.
          () => undefined,
        ),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [base, digits]);
  return digits !== null && result?.digits === digits ? result.id : null;
}
