import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { defineChannel } from './channel.ts';

/** Summaries of the newest blocks: all on subscribing, then the new ones of each head. */
export const blocks = defineChannel({
  name: 'blocks',
  open(_filter, feed, emit) {
    /** IDs of the blocks that all members have. */
    let sent = new Set<string>();
    let reading = false;
    const read = async (): Promise<BlockSummary[]> => {
      const outcome = await feed.recentBlocks();
      return outcome.state === 'data' ? outcome.data : [];
    };
    const update = async (): Promise<void> => {
      // A slow node must not queue reads: the next head includes the blocks of this one.
      if (reading) return;
      reading = true;
      const recent = await read().finally(() => (reading = false));
      const created = recent.filter(({ id }) => !sent.has(id));
      if (created.length === 0) return;
      sent = new Set(recent.map(({ id }) => id));
      emit({ blocks: created });
    };
    return {
      needs: 'heads',
      async join(to) {
        const recent = await read();
        if (sent.size === 0) sent = new Set(recent.map(({ id }) => id));
        if (recent.length > 0) to({ blocks: recent });
      },
      handle(event) {
        if (event.type === 'head') void update();
      },
    };
  },
});
