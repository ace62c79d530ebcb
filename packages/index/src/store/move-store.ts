import type { BlockPosition, BlockRows } from './block-rows.ts';
import { StoreError, type HistoryWriter } from './history-store.ts';
import type { NativeAccounts } from './native-accounts.ts';

/** A store whose blocks can be read back as they were written. */
export interface BlockSourceStore {
  readonly accounts: NativeAccounts;
  /** First block, head and last irreversible block; null if the store is empty. */
  range(): Promise<{ first: number; head: BlockPosition; lastIrreversible: number } | null>;
  block(number: number): Promise<BlockRows | null>;
}

export interface MoveProgress {
  /** Last block committed to the target. */
  block: number;
  first: number;
  last: number;
  /** In this run. */
  actionTraces: number;
  elapsedMs: number;
}

export interface MoveOptions {
  onProgress?: (progress: MoveProgress) => void;
  signal?: AbortSignal;
  /** Max blocks and max action traces per commit. */
  batchBlocks?: number;
  batchActions?: number;
}

/**
 * Copies every block of a store into another one, resuming after the target's head. Returns the range. Throws
 * StoreError if the target has other blocks.
 */
export async function moveStore(
  source: BlockSourceStore,
  target: HistoryWriter,
  { onProgress, signal, batchBlocks = 1000, batchActions = 20_000 }: MoveOptions = {},
): Promise<{ first: number; last: number }> {
  const range = await source.range();
  if (range === null) throw new StoreError('damaged', 'the source store is empty');
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
      if (rows === null) throw new StoreError('damaged', `the source store has no block ${next}`);
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
  const sourceBlock = at.number >= first && at.number <= head.number ? await source.block(at.number) : null;
  if (sourceBlock === null || sourceBlock.block.id !== at.id) {
    throw new StoreError(
      'does-not-link',
      `the target is at block ${at.number} (${at.id}), which the source store does not have: empty the target first`,
    );
  }
  return at.number + 1;
}
