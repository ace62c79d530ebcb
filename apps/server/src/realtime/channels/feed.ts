import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { LiveBlock } from '@antescope/sources/realtime/live-block';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { GapCode, MarketCap, Rate } from '@antescope/sources/realtime/messages';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';

/** What happens on a chain, in its order. */
export type FeedEvent =
  | { type: 'head'; head: HeadView; rate: Rate | null }
  | { type: 'block'; block: LiveBlock }
  /** Blocks above this number are no longer part of the chain. */
  | { type: 'undo'; block: number }
  /** Rows of some blocks are not told. */
  | { type: 'gap'; code: GapCode; reason: string }
  /** Now and then, so that quiet listeners hear where the stream stands. */
  | { type: 'beat' };

/** What was missed since a cursor: the blocks up to what was published, or why that cannot be told. */
export type Missed =
  | { kind: 'blocks'; blocks: LiveBlock[] }
  | { kind: 'gap'; code: 'unknown-cursor' | 'too-far'; reason: string };

/** What channels can ask about the chain that they are of. */
export interface Feed {
  readonly chain: ChainConfig;
  /** As last published; null before the first head. */
  readonly head: { head: HeadView; rate: Rate | null } | null;
  /** Cursor behind everything that was published; null before the first block. */
  readonly position: string | null;
  /**
   * What a resuming listener missed, with the rows of `filter` at least: the block of the cursor holds only what is
   * behind it.
   */
  missed(since: string, filter: LiveFilter): Promise<Missed>;
  transaction(id: string, block?: number): Promise<Outcome<TransactionView>>;
  marketCap(): Promise<Outcome<MarketCap>>;
}
