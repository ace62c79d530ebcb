import type { Outcome } from '../core/outcome.ts';

/** A block in a list. */
export interface ListedBlock {
  number: number;
  id: string;
  /** ISO with Z. */
  time: string;
  producer: string;
  /** Transactions without onblock. */
  transactions: number;
  /** Empty slots since the previous block; null if that block is not known. */
  missedBefore: number | null;
}

/** A page of blocks, newest first. */
export interface BlockPage {
  blocks: ListedBlock[];
  /** Value of `before` for the next page; null at the first block. */
  next: number | null;
}

export interface BlockListQuery {
  /** Lists blocks below this number; null: from the head. */
  before: number | null;
  limit: number;
}

/** Lists of blocks from an index. */
export interface BlockListRecords {
  blockList(query: BlockListQuery): Promise<Outcome<BlockPage>>;
}
