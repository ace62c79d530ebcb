import { defineChannel } from './channel.ts';

/** The head: on subscribing, with every block, and periodically while the chain is halted. */
export const info = defineChannel({
  name: 'info',
  open(_filter, feed, emit) {
    const now = (to: typeof emit): void => {
      if (feed.head !== null) to({ head: feed.head.head, tps: feed.head.rate?.tps ?? null });
    };
    return {
      needs: 'heads',
      join: now,
      handle(event) {
        if (event.type === 'head' || event.type === 'beat') now(emit);
      },
    };
  },
});
