import type { TransactionProgress } from '@antescope/sources/realtime/messages';
import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import type { Feed } from './feed.ts';
import { blockNumber, transactionId } from './filter-shape.ts';

/** How far a transaction has come: unknown, included, irreversible; back to unknown when a fork takes its block. */
export const transaction = defineChannel({
  name: 'transaction',
  filter: v.strictObject({ id: transactionId, block: v.exactOptional(blockNumber) }),
  keyOf: ({ id }) => id,
  open({ id, block }, feed, tell) {
    let known: TransactionProgress | null = null;
    const become = (next: TransactionProgress): void => {
      known = next;
      tell(next);
    };
    return {
      get needs() {
        return known === null || !('block' in known) ? 'rows' : 'heads';
      },
      async join(to) {
        known ??= await progressOf(feed, id, block);
        to(known);
      },
      handle(event) {
        if (known === null || known.status === 'irreversible') return;
        if (event.type === 'block' && event.block.ofTransaction(id).length > 0) {
          const { block: number, blockId } = event.block;
          become({ status: 'included', block: number, blockId, execution: 'executed' });
        } else if (event.type === 'undo' && 'block' in known && known.block > event.block) {
          become({ status: 'unknown' });
        } else if (event.type === 'head' && 'block' in known && known.block <= event.head.lastIrreversible) {
          become({ ...known, status: 'irreversible' });
        }
      },
    };
  },
});

async function progressOf(feed: Feed, id: string, hint: number | undefined): Promise<TransactionProgress> {
  const found = await feed.transaction(id, hint);
  if (found.state === 'failed') {
    return { status: 'failed', reason: found.meta.failures[0]?.message ?? 'No source answered' };
  }
  if (found.state === 'empty' || found.data.blockNumber === null) return { status: 'unknown' };
  const { irreversible, blockNumber: block, blockId, status: execution } = found.data;
  return { status: irreversible ? 'irreversible' : 'included', block, blockId, execution };
}
