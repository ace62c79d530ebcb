import type { TokenHolding, TokenHoldings } from '@antescope/sources/token/token-holdings';
import type { HeldToken } from '@antescope/wallet/tools/transfer';
import { useCallback, useRef } from 'react';
import { getAnswer } from '../lib/api-data.ts';
import { type ReadState, useRead } from '../lib/use-read.ts';
import { useBoot } from '../lib/boot/boot-context.ts';

const catchUp = { everyMs: 500, tries: 20 };

interface OwnTokens {
  read: ReadState<readonly HeldToken[]>;
  /** Reads again; with a block, until the answer includes it, as the index can be behind the node. */
  refresh: (block?: number) => void;
}

/** Tokens that an account can send, genuine ones first, from our own API; 'none' without a name. */
export function useTokens(account: string | null): OwnTokens {
  const { base } = useBoot();
  const settledBlock = useRef(0);
  const { read, refresh } = useRead(account, async (signal) => {
    const path = `${base}/api/v1/account/${encodeURIComponent(account ?? '')}?type=getAccountTokens`;
    for (let tries = 1; ; tries += 1) {
      const answer = await getAnswer<TokenHoldings>(path, signal);
      const behind = answer !== null && answer.meta.block !== null && answer.meta.block < settledBlock.current;
      if (!behind || tries === catchUp.tries) return sendable(answer?.data.tokens ?? []);
      await pause(catchUp.everyMs, signal);
    }
  });
  const refreshAt = useCallback(
    (block = 0) => {
      settledBlock.current = Math.max(settledBlock.current, block);
      refresh();
    },
    [refresh],
  );
  return { read, refresh: refreshAt };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
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
