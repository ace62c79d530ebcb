import type { CallbackRelay, WalletCallback } from '@antescope/wallet/providers/callback-relay';
import { getData } from '../../lib/api-data.ts';

/** The relay of our server: wallets post to it, the page reads it by long polling. */
export function callbackRelay(origin: string, base: string): CallbackRelay {
  return {
    address: (channel) => `${origin}${base}/esr/callback/${channel}`,
    read: async (channel, after, signal) =>
      (await getData<WalletCallback[]>(`${base}/esr/callback/${channel}?after=${after}`, signal)) ?? [],
  };
}
