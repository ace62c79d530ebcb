import type { BlockEvent, GapEvent } from '@antescope/sources/realtime/block-event';
import type { BlockPosition, Fed } from '../store/block-rows.ts';
import type { PolledBlock } from './polled-block.ts';

/** Ways to follow a chain, best first: what each tells of a block is in `feedOf`. */
export const readerKinds = ['ship', 'trace_api', 'get_block'] as const;
export type ReaderKind = (typeof readerKinds)[number];

/** What a block is known by that came this way (block 1 has no traces anywhere). */
export const feedOf: Record<ReaderKind, Fed> = {
  ship: { traces: true, inline: true, deltas: true },
  trace_api: { traces: true, inline: true, deltas: false },
  get_block: { traces: true, inline: false, deltas: false },
};

/** One block as state history handed it over; null where the node does not have that part. */
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

/** A reader never skips blocks: there are no gaps. */
export type ChainEvent = Exclude<
  BlockEvent<{ block: SourceBlock | PolledBlock; head: BlockPosition; lastIrreversible: BlockPosition }>,
  GapEvent
>;

/** Consumer of the events. The next event is delivered after `take` has resolved. */
export interface BlockSink {
  /** What is there already, newest first. */
  positions(): Promise<BlockPosition[]>;
  /** True: everything so far is written down. A disk that is full takes blocks as well, until it comes to that. */
  take(event: ChainEvent): Promise<boolean>;
  /** Nothing more comes for now: write down what is pending. */
  pause(): Promise<void>;
}

export interface SourceStatus {
  /** 'connecting', 'following', 'waiting' before the next attempt, 'stopped'. */
  state: 'connecting' | 'following' | 'waiting' | 'stopped';
  url: string;
  /** Attempts since the last block was written. */
  failures: number;
  /** What ended the last attempt. */
  lastError: string | null;
  /** Head of the node's chain, as it last said. */
  head: BlockPosition | null;
  lastIrreversible: BlockPosition | null;
}

/** A way to follow a chain. */
export interface BlockSource {
  status(): SourceStatus;
  /** Delivers events in order until the signal aborts; reconnects by itself. Rejects with ChainReaderError only. */
  run(sink: BlockSink, signal: AbortSignal): Promise<void>;
}

/** What no new attempt can mend; the message is one line for the operator. */
export class ChainReaderError extends Error {
  readonly code: 'other-chain' | 'feed-mismatch' | 'pruned' | 'deep-fork' | 'protocol';

  constructor(code: ChainReaderError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChainReaderError';
    this.code = code;
  }
}
