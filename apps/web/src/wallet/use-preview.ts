import type { ActionInput, Draft } from '@antescope/wallet/transact/draft';
import { walletOptions } from '@antescope/wallet/transact/draft';
import { prepare } from '@antescope/wallet/transact/transact';
import { useEffect, useState } from 'react';
import { errorText } from './error-text.ts';
import type { WalletStore } from './wallet-store.ts';
import { useWalletWords } from './words.ts';

export type PreviewState =
  | { state: 'none' }
  | { state: 'working' }
  | { state: 'ready'; draft: Draft }
  | { state: 'failed'; message: string };

/** Pause in typing after which the node is asked. */
const settleMs = 300;

/**
 * Prepares the transaction whenever its actions change: encoded, tied to the chain, dry run by the node.
 *
 * @param key changes exactly when the actions do; null: nothing to prepare
 */
export function usePreview(
  wallet: WalletStore,
  key: string | null,
  actions: () => readonly ActionInput[],
): PreviewState {
  const words = useWalletWords();
  const [preview, setPreview] = useState<PreviewState>({ state: 'none' });
  useEffect(() => {
    if (key === null) {
      setPreview({ state: 'none' });
      return undefined;
    }
    let current = true;
    const show = (next: PreviewState): void => {
      if (current) setPreview(next);
    };
    show({ state: 'working' });
    const timer = setTimeout(() => {
      void wallet
        .context()
        .then((context) => prepare(actions(), walletOptions, context))
        .then(
          (draft) => show({ state: 'ready', draft }),
          (failure: unknown) => show({ state: 'failed', message: errorText(failure, words) }),
        );
    }, settleMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // The key stands for the actions: it changes with their content, the function with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wallet, key]);
  return preview;
}
