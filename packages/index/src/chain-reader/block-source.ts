import type { BlockEvent, GapEvent } from '@antescope/sources/realtime/block-event';
import type { BlockPosition, BlockParts } from '../store/block-rows.ts';
import type { PolledBlock } from './polled-block.ts';

/** Ways to follow a chain, best first; `feedOf` has what each provides of a block. */
export const readerKinds = ['ship', 'trace_api', 'get_block'] as const;
export type ReaderKind = (typeof readerKinds)[number];

/** Parts of a block by reader (block 1 has no traces anywhere). */
export const partsOfReader: Record<ReaderKind, BlockParts> = {
  ship: { traces: true, inline: true, deltas: true },
  trace_api: { traces: true, inline: true, deltas: false },
  get_block: { traces: true, inline: false, deltas: false },
};

/** One block of state history; null for parts that the node does not have. */
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
  /** Deltas of the whole state before this block, from a node that was started from a snapshot. */
  initialState?: Uint8Array;
}

/** A reader never skips blocks: there are no gaps. */
export type ChainEvent = Exclude<
  BlockEvent<{ block: SourceBlock | PolledBlock; head: BlockPosition; lastIrreversible: BlockPosition }>,
  GapEvent
>;

/** Consumer of the events. The next event is delivered after `take` has resolved. */
export interface BlockSink {
  /** Blocks that are stored already, newest first. */
  positions(): Promise<BlockPosition[]>;
  /** True: everything so far is committed. Blocks may be accepted and only fail when they are written. */
  take(event: ChainEvent): Promise<boolean>;
  /** No events for now: commit what is pending. */
  pause(): Promise<void>;
}

export interface SourceStatus {
  /** 'connecting', 'following', 'waiting' before the next attempt, 'stopped'. */
  state: 'connecting' | 'following' | 'waiting' | 'stopped';
  url: string;
  /** Failed attempts since the last commit. */
  failures: number;
  /** The error that ended the last attempt. */
  lastError: string | null;
  /** Last known head of the node. */
  head: BlockPosition | null;
  lastIrreversible: BlockPosition | null;
}

/** A way to follow a chain. */
export interface BlockSource {
  status(): SourceStatus;
  /** Delivers events in order until the signal aborts; reconnects by itself. Rejects with ChainReaderError only. */
  run(sink: BlockSink, signal: AbortSignal): Promise<void>;
}

/** An error that a new attempt cannot fix; the message is one line for the operator. */
export class ChainReaderError extends Error {
  readonly code: 'other-chain' | 'feed-mismatch' | 'pruned' | 'deep-fork' | 'protocol';

  constructor(code: ChainReaderError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChainReaderError';
    this.code = code;
  }
}
