import type { TokenBalance } from '@antescope/sources/account/account-view';
import { useEffect, useState } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';

interface Tokens {
  rows: readonly TokenBalance[];
  loaded: boolean;
  failure: string | null;
}

interface TokensAnswer {
  data?: TokenBalance[] | null;
  error?: { message: string };
}

/** Tokens that the account holds, from our own API. */
export function useTokens(account: string): Tokens {
  const { base } = useBoot();
  const [tokens, setTokens] = useState<Tokens>({ rows: [], loaded: false, failure: null });
  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<Tokens> => {
      const response = await fetch(`${base}/api/v1/accounts/${account}/tokens`, { signal: abort.signal });
      // 404: looked for everywhere, and there is none.
      if (response.status === 404) return { rows: [], loaded: true, failure: null };
      const answer = (await response.json()) as TokensAnswer;
      if (answer.data === undefined || answer.data === null)
        throw new Error(answer.error?.message ?? `the server answered ${response.status}`);
      return { rows: answer.data, loaded: true, failure: null };
    };
    read().then(setTokens, (failure: unknown) => {
      if (abort.signal.aborted) return;
      setTokens({ rows: [], loaded: false, failure: failure instanceof Error ? failure.message : String(failure) });
    });
    return () => abort.abort();
  }, [account, base]);
  return tokens;
}
