import type { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import type { Session } from '@antescope/wallet/providers/provider';
import type { ActionInput, Draft } from '@antescope/wallet/transact/draft';
import { submit } from '@antescope/wallet/transact/transact';
import { useState } from 'react';
import { useToast } from '../ui/toast.tsx';
import { errorText } from './error-text.ts';
import { type PreviewState, usePreview } from './use-preview.ts';
import { useWallet } from './use-wallet.ts';
import { useWalletWords } from './words.ts';

export type Sending = { state: 'form' } | { state: 'signing' } | { state: 'sent'; draft: Draft };

export interface Act {
  preview: PreviewState;
  sending: Sending;
  /** What went wrong with the last attempt, in words. */
  error: string | null;
  /** The key is sealed: a person has to unlock it before the next attempt. */
  locked: boolean;
  /** Signs and sends what the preview shows; does nothing while there is none. */
  send: () => void;
  unlocked: () => void;
  forgetError: () => void;
  again: () => void;
}

/**
 * From actions to a followed transaction: previewed while they change, then signed and sent once. Without a session
 * there is the preview alone.
 *
 * @param key changes exactly when the actions do; null: nothing to do yet
 */
export function useAct(session: Session | null, key: string | null, actions: () => readonly ActionInput[]): Act {
  const { wallet } = useWallet();
  const words = useWalletWords();
  const toast = useToast();
  const [sending, setSending] = useState<Sending>({ state: 'form' });
  const [error, setError] = useState<string | null>(null);
  const [locked, setLocked] = useState(false);
  const preview = usePreview(wallet, sending.state === 'form' ? key : null, actions);

  const sign = async (draft: Draft, by: Session): Promise<void> => {
    setError(null);
    const provider = (await wallet.provider(by.provider)) as LocalKeyProvider;
    if (!provider.isUnlocked(by)) return setLocked(true);
    setSending({ state: 'signing' });
    try {
      setSending({ state: 'sent', draft: await submit(draft, await wallet.context()) });
    } catch (failure) {
      setSending({ state: 'form' });
      setError(errorText(failure, words));
      toast(errorText(failure, words), 'negative');
    }
  };
  return {
    preview,
    sending,
    error,
    locked,
    send: () => {
      if (session !== null && preview.state === 'ready') void sign(preview.draft, session);
    },
    unlocked: () => setLocked(false),
    forgetError: () => setError(null),
    again: () => setSending({ state: 'form' }),
  };
}
