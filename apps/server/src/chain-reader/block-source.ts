import type { BlockPosition } from '../store/block-rows.ts';

/** One block as a node handed it over; null where the node does not have that part. */
export interface SourceBlock {
  position: BlockPosition;
  /** null for the first block of the chain. */
  previous: BlockPosition | null;
  /** Binary signed block. */
  block: Uint8Array | null;
  /** Binary list of transaction traces. */
  traces: Uint8Array | null;
  /** Binary list of table deltas. */
  deltas: Uint8Array | null;
}

export type ChainEvent =
  | { type: 'block'; block: SourceBlock; head: BlockPosition; lastIrreversible: BlockPosition }
  /** Every block above `to` is no longer part of the chain. */
  | { type: 'undo'; to: number };

/** Where the events go. The next event waits until `take` has resolved. */
export interface BlockSink {
  /** What is there already, newest first. */
  positions(): Promise<BlockPosition[]>;
  take(event: ChainEvent): Promise<void>;
  /** Nothing more comes for now: write down what is pending. */
  pause(): Promise<void>;
}

export interface SourceStatus {
  /** 'connecting', 'following', 'waiting' before the next attempt, 'stopped'. */
  state: 'connecting' | 'following' | 'waiting' | 'stopped';
  url: string;
  /** Attempts since the last block came. */
  failures: number;
  /** What ended the last attempt. */
  lastError: string | null;
  /** Head of the node's chain, as it last said. */
  head: BlockPosition | null;
  lastIrreversible: BlockPosition | null;
}

/**
 * A way to follow a chain. State history is the one that exists; polling trace_api and get_block would be others,
 * with blocks whose deltas are null.
 */
export interface BlockSource {
  status(): SourceStatus;
  /** Delivers events in order until the signal aborts; reconnects by itself. Rejects with ChainReaderError only. */
  run(sink: BlockSink, signal: AbortSignal): Promise<void>;
}

/** What no new attempt can mend; the message is one line for the operator. */
export class ChainReaderError extends Error {
  readonly code: 'other-chain' | 'pruned' | 'deep-fork' | 'protocol';

  constructor(code: ChainReaderError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChainReaderError';
    this.code = code;
  }
}
