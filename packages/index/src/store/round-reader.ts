/** A producer schedule that blocks announced by its version. */
export interface StoredSchedule {
  version: number;
  producers: string[];
  /** Block that announced it. */
  block: number;
}

/** Slots (half seconds) without a block, both ends included, and the schedule that was in force. */
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

/** What is needed to compare who should have produced with who did. */
export interface RoundReader {
  /** Newest announcement of the version; null where the index began after it. */
  schedule(version: number): Promise<StoredSchedule | null>;
  /** Gaps that reach into the slots `from` to `to`, oldest first. */
  gaps(from: number, to: number, limit: number): Promise<StoredGap[]>;
  /** Blocks in the slots, in their order. */
  producerBlocks(from: number, to: number): Promise<StoredProducerBlock[]>;
}
