import { useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import { symbolAlone } from '../token/token-id.ts';
import type { TokenMatch } from './palette-items.ts';

interface TokenAnswer {
  data: { tokens: { state: string; data?: { contract: string; code: string; looksLike: unknown }[] } };
}

const none: TokenMatch[] = [];

/** Tokens of the token list with a symbol like the input. A failure shows none: the search works without them. */
export function useTokenMatches(text: string): readonly TokenMatch[] {
  const { base, ownNode } = useBoot();
  const symbol = symbolAlone(text.trim());
  // The list of one letter would be half of all tokens.
  const query = symbol === null || symbol.length < 2 ? null : symbol;
  const [result, setResult] = useState<{ query: string; tokens: TokenMatch[] } | null>(null);
  useEffect(() => {
    // Our server does not know the tokens of the user's own node.
    if (query === null || ownNode !== null) return undefined;
    const request = new AbortController();
    void tokensLike(`${base}/tokens?q=${query}&format=json`, request.signal).then(
      (tokens) => setResult({ query, tokens }),
      () => undefined,
    );
    return () => request.abort();
  }, [base, ownNode, query]);
  if (query === null || result === null || !query.startsWith(result.query.slice(0, 2))) return none;
  return result.tokens;
}

async function tokensLike(address: string, signal: AbortSignal): Promise<TokenMatch[]> {
  const { tokens } = (await getJson<TokenAnswer>(address, { signal })).data;
  const rows = tokens.state === 'data' ? (tokens.data ?? []) : [];
  return rows.map(({ contract, code, looksLike }) => ({ contract, code, fake: looksLike !== null }));
}
