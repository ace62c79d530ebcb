import type { TransactionProgress } from '@antescope/sources/realtime/messages';
import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import type { Feed } from './feed.ts';
import { blockNumber, transactionId } from './filter-shape.ts';

/** Status of a transaction: unknown, included, irreversible; unknown again if a fork removes its block. */
export const transaction = defineChannel({
  name: 'transaction',
  filter: v.strictObject({ id: transactionId, block: v.exactOptional(blockNumber) }),
  keyOf: ({ id }) => id,
  open({ id, block }, feed, emit) {
    let progress: TransactionProgress | null = null;
    let lookup: Promise<void> | null = null;
    /** Lowest block undone to during the lookup, whose answer may be older. */
    let undoneTo = Infinity;
    const update = (next: TransactionProgress): void => {
      progress = next;
      emit(next);
    };
    const look = async (): Promise<void> => {
      const answer = await progressOf(feed, id, block);
      lookup = null;
      // An event was faster.
      if (progress !== null && progress.status !== 'failed') return;
      update('block' in answer && answer.block > undoneTo ? { status: 'unknown' } : answer);
    };
    return {
      get needs() {
        return progress === null || !('block' in progress) ? 'rows' : 'heads';
      },
      prepare() {
        if (progress === null || progress.status === 'failed') lookup ??= look();
        return lookup ?? Promise.resolve();
      },
      join(to) {
        to(progress ?? { status: 'failed', reason: 'The lookup takes longer than usual' });
      },
      handle(event) {
        if (progress?.status === 'irreversible') return;
        if (event.type === 'undo' && lookup !== null) undoneTo = Math.min(undoneTo, event.block);
        if (event.type === 'block' && event.block.ofTransaction(id).length > 0) {
          const { block: number, blockId } = event.block;
          update({ status: 'included', block: number, blockId, execution: 'executed' });
        } else if (progress === null || !('block' in progress)) {
          return;
        } else if (event.type === 'undo' && progress.block > event.block) {
          update({ status: 'unknown' });
        } else if (event.type === 'head' && progress.block <= event.head.lastIrreversible) {
          update({ ...progress, status: 'irreversible' });
        }
      },
    };
  },
});

async function progressOf(feed: Feed, id: string, hint: number | undefined): Promise<TransactionProgress> {
  const outcome = await feed.transaction(id, hint);
  if (outcome.state === 'failed') {
    return { status: 'failed', reason: outcome.meta.failures[0]?.message ?? 'No source answered' };
  }
  if (outcome.state === 'empty' || outcome.data.blockNumber === null) return { status: 'unknown' };
  const { irreversible, blockNumber: block, blockId, status: execution } = outcome.data;
  return { status: irreversible ? 'irreversible' : 'included', block, blockId, execution };
}
