import { defineChannel } from './channel.ts';

/** Transactions and actions a second; nothing while nobody counts them. */
export const tps = defineChannel({
  name: 'tps',
  open(_filter, feed, tell) {
    const now = (to: typeof tell): void => {
      if (feed.head !== null && feed.head.rate !== null) to({ ...feed.head.rate, block: feed.head.head.head });
    };
    return {
      needs: 'blocks',
      join: now,
      handle(event) {
        if (event.type === 'head') now(tell);
      },
    };
  },
});
