import { decodeTraces } from '@antescope/codec/ship/traces';
import type { TransactionTrace } from '@antescope/codec/ship/traces';
import type { BlockStore, StoredBlock } from '@antescope/devnet/blocks/block-store';
import { indexOf } from './block-index.ts';
import type { ChainStore } from './chain-store.ts';

/** Stores the chain's blocks with their index. */
export class DiskBlocks implements BlockStore {
  private readonly store: ChainStore;

  constructor(store: ChainStore) {
    this.store = store;
  }

  /** Keeps a block that is already stored, and those after it: a restart replays them. */
  append(block: StoredBlock, traces?: readonly TransactionTrace[]): void {
    if (this.store.idOf(block.number) === block.id) return;
    this.store.atomically(() => {
      this.store.undoTo(block.number - 1);
      this.store.append(block, indexOf(traces ?? (block.traces === null ? [] : decodeTraces(block.traces))));
    });
  }

  get(number: number): StoredBlock | null {
    const id = this.store.idOf(number);
    const content = this.store.content(number);
    if (id === null || content === null) return null;
    const finality = this.store.finality(number);
    return {
      number,
      id,
      content,
      traces: this.store.traces(number),
      deltas: this.store.deltas(number),
      ...(finality === null ? {} : { finality }),
    };
  }

  truncate(number: number): void {
    this.store.undoTo(number);
  }
}
