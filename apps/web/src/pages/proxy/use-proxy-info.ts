import { hasProxyInfo, type ProxyTexts, proxyTextsOf } from '@antescope/wallet/tools/proxy';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { storedRow } from '../../lib/stored-row.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Description of an account in the chain's contract for them; null: it has none. 'none' without a name or contract. */
export function useProxyInfo(account: string | null): { read: ReadState<ProxyTexts | null>; refresh: () => void } {
  const { base, chain } = useBoot();
  const contract = hasProxyInfo(chain) ? chain.proxyInfoContract : null;
  return useRead(contract === null ? null : account, async (signal) => {
    const place = { contract: contract!, table: 'proxies', field: 'owner', key: account! };
    const row = await storedRow(base, place, signal);
    return row === null ? null : proxyTextsOf(row);
  });
}
