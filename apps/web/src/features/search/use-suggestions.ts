import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useBoot } from '../../boot/boot-context.ts';

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
  const { base } = useBoot();
  const wanted = useDeferredValue(prefix);
  const query = useQuery({
    queryKey: ['suggestions', wanted],
    enabled: wanted !== null,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<string[]> => {
      const address = `${base}/api/v1/search?q=${encodeURIComponent(wanted ?? '')}&limit=${suggestionLimit}`;
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`The search answered ${response.status}`);
      const body = (await response.json()) as { data: string[] };
      return body.data.slice(0, suggestionLimit);
    },
  });
  if (prefix === null || query.data === undefined) return none;
  return { names: query.data, complete: !query.isPlaceholderData && wanted === prefix };
}
