import { defineChannel } from './channel.ts';

/** Prices are shared for as long by their reader. */
const everyMs = 60_000;

/** Price, supply and market value of the core token: at once and once a minute while somebody listens. */
export const marketcap = defineChannel({
  name: 'marketcap',
  open(_filter, feed, tell) {
    const read = async (to: typeof tell): Promise<void> => to({ outcome: await feed.marketCap() });
    // A reading ends in an outcome, never in an error.
    const timer = setInterval(() => void read(tell), everyMs);
    timer.unref();
    return { needs: 'heads', join: read, handle: () => undefined, close: () => clearInterval(timer) };
  },
});
