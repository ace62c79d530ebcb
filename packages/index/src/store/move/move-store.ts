import type { BlockPosition, BlockRows } from '../block-rows.ts';
import { StoreError, type HistoryWriter } from '../history-store.ts';
import type { NativeAccounts } from '../native-accounts.ts';

/** A store that gives its blocks back as they were written. */
export interface BlockSourceStore {
  readonly accounts: NativeAccounts;
  /** Number of the first block, the last one, and the last that can no longer be undone. null: it is empty. */
  range(): Promise<{ first: number; head: BlockPosition; lastIrreversible: number } | null>;
  block(number: number): Promise<BlockRows | null>;
}

export interface MoveProgress {
  /** Last block that is in the target for good. */
  block: number;
  first: number;
  last: number;
  /** Of this run. */
  actionTraces: number;
  elapsedMs: number;
}

export interface MoveOptions {
  onProgress?: (progress: MoveProgress) => void;
  signal?: AbortSignal;
  /** Most blocks, and most action traces, that become visible together. */
  batchBlocks?: number;
  batchActions?: number;
}

/**
 * Writes every block of a store into another one, from where that one stands: broken off at any moment it goes on
 * there. Returns the range. Throws StoreError where the target holds something else.
 */
export async function moveStore(
  source: BlockSourceStore,
  target: HistoryWriter,
  { onProgress, signal, batchBlocks = 1000, batchActions = 20_000 }: MoveOptions = {},
): Promise<{ first: number; last: number }> {
  const range = await source.range();
  if (range === null) throw new StoreError('damaged', 'the store to move holds no block');
  const { first, head } = range;
  const finality = { lastIrreversible: { number: range.lastIrreversible, id: '' } };
  const started = performance.now();
  let next = await nextBlock(source, target, range);
  let actionTraces = 0;
  while (next <= head.number) {
    signal?.throwIfAborted();
    const batch: BlockRows[] = [];
    for (let actions = 0; next <= head.number && batch.length < batchBlocks && actions < batchActions; next++) {
      const rows = await source.block(next);
      if (rows === null) throw new StoreError('damaged', `the store to move has no block ${next}`);
      batch.push(rows);
      actions += rows.transactions.reduce((sum, transaction) => sum + transaction.actions.length, 0);
    }
    await target.apply(batch, finality);
    for (const { transactions } of batch) {
      actionTraces += transactions.reduce((sum, transaction) => sum + transaction.actions.length, 0);
    }
    onProgress?.({ block: next - 1, first, last: head.number, actionTraces, elapsedMs: performance.now() - started });
  }
  return { first, last: head.number };
}

async function nextBlock(
  source: BlockSourceStore,
  target: HistoryWriter,
  { first, head }: { first: number; head: BlockPosition },
): Promise<number> {
  const at = await target.head();
  if (at === null) return first;
  const same = at.number >= first && at.number <= head.number ? await source.block(at.number) : null;
  if (same === null || same.block.id !== at.id) {
    throw new StoreError(
      'does-not-link',
      `the target stands at block ${at.number} (${at.id}), which the store to move does not hold: empty the target first`,
    );
  }
  return at.number + 1;
}
