import { hasProxyInfo, type ProxyTexts, proxyTextsOf } from '@antescope/wallet/tools/proxy';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Description of an account in the chain's contract for them; null: it has none. 'none' without a name or contract. */
export function useProxyInfo(account: string | null): { read: ReadState<ProxyTexts | null>; refresh: () => void } {
  const { base, chain } = useBoot();
  const contract = hasProxyInfo(chain) ? chain.proxyInfoContract : null;
  return useRead(contract === null ? null : account, async (signal) => {
    const { rows } = await getJson<{ rows: Record<string, unknown>[] }>(`${base}/v1/chain/get_table_rows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: contract,
        scope: contract,
        table: 'proxies',
        lower_bound: account,
        upper_bound: account,
        limit: 1,
        json: true,
      }),
      signal,
    });
    const row = rows.find(({ owner }) => owner === account);
    return row === undefined ? null : proxyTextsOf(row);
  });
}
