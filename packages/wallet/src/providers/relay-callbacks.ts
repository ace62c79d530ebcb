import type { CallbackRelay, WalletCallback } from './callback-relay.ts';

/** Result of polling the relay: a wallet's callback, or a change of its reachability. */
export type RelayEvent =
  | { event: 'callback'; callback: WalletCallback }
  | { event: 'unreachable' }
  | { event: 'waiting' };

/** Pause after a failed poll, in milliseconds. */
const retryMs = 3000;

/**
 * Callbacks of a channel as they arrive, until the signal aborts. Retries an unreachable relay: phones suspend pages while
 * the wallet is in the foreground.
 */
export async function* relayCallbacks(
  relay: CallbackRelay,
  channel: string,
  signal: AbortSignal,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): AsyncGenerator<RelayEvent> {
  let seen = 0;
  let reachable = true;
  while (!signal.aborted) {
    try {
      const callbacks = await relay.read(channel, seen, signal);
      if (!reachable) yield { event: 'waiting' };
      reachable = true;
      seen += callbacks.length;
      for (const callback of callbacks) yield { event: 'callback', callback };
    } catch {
      if (signal.aborted) return;
      if (reachable) yield { event: 'unreachable' };
      reachable = false;
      await pause(retryMs);
    }
  }
}
