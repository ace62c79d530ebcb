/** Blocks above `block` are no longer part of the chain. */
export interface UndoEvent {
  type: 'undo';
  block: number;
}

/**
 * Why rows are missing from a stream. 'slow': the client reads too slowly and resumes from the last cursor after
 * reconnecting; 'unknown-cursor': from a fork or another source; 'too-far': more was missed than is replayed;
 * 'catching-up': the index skips ahead; 'failed': a block could not be read.
 */
export type GapCode = 'slow' | 'unknown-cursor' | 'too-far' | 'catching-up' | 'failed';

/** Blocks were left out of the stream. */
export interface GapEvent {
  type: 'gap';
  code: GapCode;
  reason: string;
}

/** One event of a stream of blocks, in chain order. `Block`: what the stream carries of each block. */
export type BlockEvent<Block> = ({ type: 'block' } & Block) | UndoEvent | GapEvent;
