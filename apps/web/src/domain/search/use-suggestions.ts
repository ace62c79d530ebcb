import { useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';

/** Max suggestions requested and shown. */
export const suggestionLimit = 10;

export interface Suggestions {
  names: string[];
  /** False while the results of another input are shown. */
  complete: boolean;
}

const none: Suggestions = { names: [], complete: false };

/** Accounts with a name prefix. A failure shows no suggestions: the search works without them. */
export function useSuggestions(prefix: string | null): Suggestions {
  const { base, ownNode } = useBoot();
  const [result, setResult] = useState<{ prefix: string; names: string[] } | null>(null);
  useEffect(() => {
    // Our server does not know the accounts of the user's own node.
    if (prefix === null || ownNode !== null) return undefined;
    const request = new AbortController();
    void accountsLike(base, prefix, suggestionLimit, request.signal).then(
      (names) => setResult({ prefix, names }),
      () => undefined,
    );
    return () => request.abort();
  }, [base, ownNode, prefix]);
  if (prefix === null || result === null) return none;
  // Complete results of a shorter prefix contain all results of this one.
  const isNarrower = prefix.startsWith(result.prefix);
  return {
    names: isNarrower ? result.names.filter((name) => name.startsWith(prefix)) : result.names,
    complete: result.prefix === prefix || (isNarrower && result.names.length < suggestionLimit),
  };
}

/** Names of at most `limit` accounts with a prefix, from our server. */
export async function accountsLike(
  base: string,
  prefix: string,
  limit: number,
  signal: AbortSignal,
): Promise<string[]> {
  const address = `${base}/api/v1/search?q=${encodeURIComponent(prefix)}&limit=${limit}`;
  return (await getJson<{ data: string[] | null }>(address, { signal })).data ?? [];
}
