import { defineChannel } from './channel.ts';

/** The head: at once, with every block, and now and then where the chain stands still. */
export const info = defineChannel({
  name: 'info',
  open(_filter, feed, tell) {
    const now = (to: typeof tell): void => {
      if (feed.head !== null) to({ head: feed.head.head, tps: feed.head.rate?.tps ?? null });
    };
    return {
      needs: 'heads',
      join: now,
      handle(event) {
        if (event.type === 'head' || event.type === 'beat') now(tell);
      },
    };
  },
});
