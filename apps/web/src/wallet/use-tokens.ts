import type { TokenBalance } from '@antescope/sources/account/account-view';
import { useEffect, useState } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { getData } from '../lib/api-data.ts';

interface Tokens {
  rows: readonly TokenBalance[];
  loaded: boolean;
  failure: string | null;
}

/** Tokens that the account holds, from our own API. */
export function useTokens(account: string): Tokens {
  const { base } = useBoot();
  const [tokens, setTokens] = useState<Tokens>({ rows: [], loaded: false, failure: null });
  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<Tokens> => {
      const rows = await getData<TokenBalance[]>(`${base}/api/v1/accounts/${account}/tokens`, abort.signal);
      return { rows: rows ?? [], loaded: true, failure: null };
    };
    read().then(setTokens, (failure: unknown) => {
      if (abort.signal.aborted) return;
      setTokens({ rows: [], loaded: false, failure: failure instanceof Error ? failure.message : String(failure) });
    });
    return () => abort.abort();
  }, [account, base]);
  return tokens;
}
