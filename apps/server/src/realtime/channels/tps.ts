import { defineChannel } from './channel.ts';

/** Transactions and actions per second; blocks are counted only while the channel has subscribers. */
export const tps = defineChannel({
  name: 'tps',
  open(_filter, feed, emit) {
    const now = (to: typeof emit): void => {
      if (feed.head !== null && feed.head.rate !== null) to({ ...feed.head.rate, block: feed.head.head.head });
    };
    return {
      needs: 'blocks',
      join: now,
      handle(event) {
        if (event.type === 'head') now(emit);
      },
    };
  },
});
