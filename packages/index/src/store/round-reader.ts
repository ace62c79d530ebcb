/** A producer schedule announced in a block. */
export interface StoredSchedule {
  version: number;
  producers: string[];
  /** Block that announced it. */
  block: number;
}

/** Slots (half seconds) without a block, inclusive, and the active schedule. */
export interface StoredGap {
  /** Block after the gap. */
  block: number;
  first: number;
  last: number;
  scheduleVersion: number;
}

export interface StoredProducerBlock {
  slot: number;
  producer: string;
  scheduleVersion: number;
}

/** Data to compare scheduled with produced blocks. */
export interface RoundReader {
  /** Newest announcement of the version; null if it precedes the index. */
  schedule(version: number): Promise<StoredSchedule | null>;
  /** Gaps that overlap the slots `from` to `to`, oldest first. */
  gaps(from: number, to: number, limit: number): Promise<StoredGap[]>;
  /** Blocks in these slots, in order. */
  producerBlocks(from: number, to: number): Promise<StoredProducerBlock[]>;
}
