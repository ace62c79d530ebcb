import type { CallbackRelay, WalletCallback } from '@antescope/wallet/providers/callback-relay';
import { readApi } from '../../lib/api/read-api.ts';

/** The relay of our server: wallets post to it, this page waits by long polls. */
export function callbackRelay(origin: string, base: string): CallbackRelay {
  return {
    address: (channel) => `${origin}${base}/esr/callback/${channel}`,
    read: async (channel, after, signal) =>
      (await readApi<WalletCallback[]>(`${base}/esr/callback/${channel}?after=${after}`, signal)) ?? [],
  };
}
