import { useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';

/** How many suggestions are asked for and shown. */
export const suggestionLimit = 10;

export interface Suggestions {
  names: string[];
  /** False while the answer to another text is shown. */
  complete: boolean;
}

const none: Suggestions = { names: [], complete: false };

/** Accounts whose names start with the prefix. A failure shows nothing: the search itself works without. */
export function useSuggestions(prefix: string | null): Suggestions {
  const { base, ownNode } = useBoot();
  const [found, setFound] = useState<{ prefix: string; names: string[] } | null>(null);
  useEffect(() => {
    // Our server knows nothing of the names on a person's own node.
    if (prefix === null || ownNode !== null) return undefined;
    const asking = new AbortController();
    void accountsLike(`${base}/api/v1/search`, prefix, asking.signal).then(
      (names) => setFound({ prefix, names }),
      () => undefined,
    );
    return () => asking.abort();
  }, [base, ownNode, prefix]);
  if (prefix === null || found === null) return none;
  // All names below a shorter prefix hold all names below this one.
  const below = prefix.startsWith(found.prefix);
  return {
    names: below ? found.names.filter((name) => name.startsWith(prefix)) : found.names,
    complete: found.prefix === prefix || (below && found.names.length < suggestionLimit),
  };
}

async function accountsLike(path: string, prefix: string, signal: AbortSignal): Promise<string[]> {
  const address = `${path}?q=${encodeURIComponent(prefix)}&limit=${suggestionLimit}`;
  return (await getJson<{ data: string[] | null }>(address, { signal })).data ?? [];
}
