import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { BlockSummary } from '@antescope/sources/block/block-summary';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { BlockEvent, GapEvent } from '@antescope/sources/realtime/block-event';
import type { LiveBlock } from '@antescope/sources/realtime/live-block';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { MarketCap, Rate } from '@antescope/sources/realtime/messages';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';

/** Events of a chain, in chain order. */
export type FeedEvent =
  | { type: 'head'; head: HeadView; rate: Rate | null }
  | BlockEvent<{ block: LiveBlock }>
  /** Periodic: sends quiet listeners the current cursor. */
  | { type: 'beat' };

/** What was missed since a cursor: the blocks published since, or why they cannot be replayed. */
export type Missed = { type: 'blocks'; blocks: LiveBlock[] } | GapEvent;

/** What channels can read of their chain. */
export interface Feed {
  readonly chain: ChainConfig;
  /** Last published; null before the first head. */
  readonly head: { head: HeadView; rate: Rate | null } | null;
  /** Cursor after everything published; null before the first block. */
  readonly position: string | null;
  /**
   * What a resuming listener missed, with at least the rows matching `filter`; the block of the cursor holds only rows
   * after it.
   */
  missed(since: string, filter: LiveFilter): Promise<Missed>;
  transaction(id: string, block?: number): Promise<Outcome<TransactionView>>;
  recentBlocks(): Promise<Outcome<BlockSummary[]>>;
  marketCap(): Promise<Outcome<MarketCap>>;
}
