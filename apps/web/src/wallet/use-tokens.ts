import type { TokenHolding, TokenHoldings } from '@antescope/sources/token/token-holdings';
import type { HeldToken } from '@antescope/wallet/tools/transfer';
import { getData } from '../lib/api-data.ts';
import { type ReadState, useRead } from '../lib/use-read.ts';
import { useBoot } from '../lib/boot/boot-context.ts';

/** Tokens that an account can send, genuine ones first, from our own API; 'none' without a name. */
export function useTokens(account: string | null): { read: ReadState<readonly HeldToken[]>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(account, async (signal) => {
    const path = `${base}/api/v1/account/${encodeURIComponent(account ?? '')}?type=getAccountTokens`;
    return sendable((await getData<TokenHoldings>(path, signal))?.tokens ?? []);
  });
}

/** Spam and imitations come last; a choice that starts with one invites a mistake. */
function sendable(tokens: readonly TokenHolding[]): HeldToken[] {
  const rank = ({ spam, looksLike }: TokenHolding): number => Number(spam) + 2 * Number(looksLike !== null);
  return tokens
    .filter(({ amount }) => /[1-9]/.test(amount))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ contract, amount, currency, looksLike, spam }) => ({
      contract,
      quantity: `${amount} ${currency}`,
      looksLike,
      spam,
    }));
}
