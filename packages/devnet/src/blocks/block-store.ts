import type { TransactionTrace } from '@antescope/codec/ship/traces';

/** A block as state history serves it. */
export interface StoredBlock {
  readonly number: number;
  readonly id: string;
  /** Packed signed block. */
  readonly content: Uint8Array;
  /** Packed `transaction_trace[]`; null for block 1, which has none. */
  readonly traces: Uint8Array | null;
  /** Packed `table_delta[]`; null for block 1. */
  readonly deltas: Uint8Array | null;
  /** Packed `finality_data`; absent before the first finalizers. */
  readonly finality?: Uint8Array;
}

/** Stores blocks. Appending an existing number replaces that block and drops all after it. */
export interface BlockStore {
  /** `traces`: unpacked `block.traces`, if available, for stores that read them. */
  append(block: StoredBlock, traces?: readonly TransactionTrace[]): void;
  get(number: number): StoredBlock | null;
  /** Drops the blocks above `number`. */
  truncate(number: number): void;
}

/** Keeps the most recent blocks in memory. */
export class MemoryBlockStore implements BlockStore {
  readonly #blocks = new Map<number, StoredBlock>();
  readonly #capacity: number;

  constructor(capacity = 10_000) {
    this.#capacity = capacity;
  }

  append(block: StoredBlock): void {
    this.truncate(block.number - 1);
    this.#blocks.set(block.number, block);
    this.#blocks.delete(block.number - this.#capacity);
  }

  get(number: number): StoredBlock | null {
    return this.#blocks.get(number) ?? null;
  }

  truncate(number: number): void {
    for (let above = number + 1; this.#blocks.delete(above); above++);
  }
}
