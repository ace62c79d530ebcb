import type { AirgrabToken } from '@antescope/sources/services/airgrabs/airgrabs';
import { airgrabKey } from '@antescope/wallet/tools/airgrab';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Keys of the tokens that an account has a balance of, also one of zero; 'none' without a name. */
export function useHeldKeys(
  account: string | null,
  tokens: readonly AirgrabToken[],
): { read: ReadState<ReadonlySet<string>>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(account, async (signal) => {
    const held = await Promise.all(
      tokens.map(async (token) => {
        const balances = await getJson<unknown[]>(`${base}/v1/chain/get_currency_balance`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code: token.contract, account, symbol: token.code }),
          signal,
        });
        return balances.length > 0;
      }),
    );
    return new Set(tokens.filter((_token, index) => held[index]).map(airgrabKey));
  });
}
