import type { BlockPosition } from '@antescope/codec/ship/messages';

/** Data of the state history server: the chain's head and the stored parts of each block. */
export interface BlockSource {
  head(): BlockPosition;
  lastIrreversible(): BlockPosition;
  /** Number of the oldest block that has traces and deltas. */
  firstTraced(): number;
  /** Number of the first block with deltas: before the first traced one on a node started from a snapshot. */
  firstState(): number;
  chainId(): string;
  idOf(number: number): string | null;
  content(number: number): Uint8Array | null;
  traces(number: number): Uint8Array | null;
  deltas(number: number): Uint8Array | null;
  /** Packed `finality_data` of a block; null before the first finalizers. */
  finality(number: number): Uint8Array | null;
  /** Number of the first block with `finality_data`; null without any. */
  firstFinality(): number | null;
  /** Whether the requests of version 1 are answered, as by Spring. */
  readonly spring: boolean;
}
