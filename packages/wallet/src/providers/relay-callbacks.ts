import type { CallbackRelay, WalletCallback } from './callback-relay.ts';

/** What came of asking the relay: a wallet's callback, or why it could not be asked just now. */
export type RelayEvent =
  | { event: 'callback'; callback: WalletCallback }
  | { event: 'unreachable' }
  | { event: 'waiting' };

/** Pause after a failed question, in milliseconds. */
const retryMs = 3000;

/**
 * Callbacks of a channel as they come, until the signal aborts. A relay that cannot be reached is asked again: phones
 * suspend pages while the wallet is in front.
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
