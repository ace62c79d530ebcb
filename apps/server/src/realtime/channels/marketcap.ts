import type { Payloads } from '@antescope/sources/realtime/messages';
import { defineChannel } from './channel.ts';

/** As long as the price reader caches prices. */
const everyMs = 60_000;

/** Price, supply and market cap of the core token: on subscribing and once per minute. */
export const marketcap = defineChannel({
  name: 'marketcap',
  open(_filter, feed, emit) {
    let last: Payloads['marketcap'] | null = null;
    let first: Promise<void> | null = null;
    const read = async (): Promise<void> => {
      last = { outcome: await feed.marketCap() };
      emit(last);
    };
    // Never rejects: failures are outcomes.
    const timer = setInterval(() => void read(), everyMs);
    timer.unref();
    return {
      needs: 'heads',
      prepare: () => (first ??= read()),
      // Until the first value is read there is nothing to send.
      join: (to) => (last === null ? undefined : to(last)),
      handle: () => undefined,
      close: () => clearInterval(timer),
    };
  },
});
