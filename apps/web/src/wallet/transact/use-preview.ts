import type { Cosigner } from '@antescope/wallet/transact/draft';
import type { ActionInput, Draft } from '@antescope/wallet/transact/draft';
import { promptOptions, walletOptions } from '@antescope/wallet/transact/draft';
import { prepare } from '@antescope/wallet/transact/transact';
import { useEffect } from 'react';
import { loadPlanned } from '../../domain/action/planned/load-planned.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRead } from '../../lib/use-read.ts';
import { useStrings } from '../../i18n/strings.ts';
import { errorText } from '../error-text.ts';
import { useWallet } from '../session/use-wallet.ts';

export type PreviewState =
  | { state: 'none' }
  | { state: 'working' }
  | { state: 'ready'; draft: Draft }
  | { state: 'failed'; message: string; retry: () => void };

/** Pause in typing, in milliseconds, after which the transaction is simulated. */
const settleMs = 300;

/**
 * Prepares the transaction whenever its actions change: encoded, tied to the chain, simulated by the node.
 *
 * @param key changes exactly when the actions do; null: nothing to prepare
 * @param prompt the provider signs in this page: short expiration
 * @param cosigner pays for the transaction
 */
export function usePreview(
  key: string | null,
  actions: () => readonly ActionInput[],
  prompt = false,
  cosigner: Cosigner | null = null,
): PreviewState {
  const strings = useStrings('wallet');
  const { locale } = useBoot();
  const { wallet } = useWallet();
  const { read, refresh } = useRead(key === null ? null : `${key} ${cosigner?.account ?? ''}`, async (signal) => {
    await pause(settleMs, signal);
    const [draft] = await Promise.all([
      prepare(actions(), prompt ? promptOptions : walletOptions, {
        ...wallet.previewContext(),
        ...(cosigner === null ? {} : { cosigner }),
      }),
      // Sentences that replaced the fields later would move the sign button from under the pointer.
      loadPlanned(locale).catch(() => undefined),
    ]);
    return draft;
  });
  const failed = read.state === 'failed';
  // What failed without a network succeeds with one.
  useEffect(() => {
    if (!failed) return undefined;
    globalThis.addEventListener('online', refresh);
    return () => globalThis.removeEventListener('online', refresh);
  }, [failed, refresh]);
  switch (read.state) {
    case 'none':
      return read;
    case 'loading':
      return { state: 'working' };
    case 'ready':
      return { state: 'ready', draft: read.value };
    case 'failed':
      return { state: 'failed', message: errorText(read.error, strings), retry: refresh };
  }
}

/** Rejects when the signal aborts first. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      fail(new Error('Superseded'));
    });
  });
}
