import { defineChannel } from './channel.ts';

/** As long as the price reader caches prices. */
const everyMs = 60_000;

/** Price, supply and market cap of the core token: on subscribing and once per minute. */
export const marketcap = defineChannel({
  name: 'marketcap',
  open(_filter, feed, emit) {
    const read = async (to: typeof emit): Promise<void> => to({ outcome: await feed.marketCap() });
    // Never rejects: failures are outcomes.
    const timer = setInterval(() => void read(emit), everyMs);
    timer.unref();
    return { needs: 'heads', join: read, handle: () => undefined, close: () => clearInterval(timer) };
  },
});
