import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import type { BlockListQuery, BlockPage, ListedBlock } from '@antescope/sources/state/block-list';
import { firstOwnBlock } from '../../store/announced-list.ts';
import type { StoredBlock, StoreStatus } from '../../store/history-store.ts';
import { answerOf } from '../index-answer.ts';
import type { RecordsContext } from './records-context.ts';

const maxBlocks = 100;

/** Indexed blocks below `before`, newest first; at most 100. */
export function blockList({ reader }: RecordsContext, query: BlockListQuery): Promise<Outcome<BlockPage>> {
  return answerOf(reader, 'blocks', async (status, about) => {
    const { firstBlock, head } = status;
    const last = query.before === null ? head.number : Math.min(head.number, query.before - 1);
    const count = Math.max(0, Math.min(query.limit, maxBlocks, last - firstBlock + 1));
    // One block more than listed: the time of the previous block shows missed slots.
    const numbers = Array.from({ length: count + 1 }, (_, index) => last - index);
    const stored = await Promise.all(numbers.map((number) => reader.block(number)));
    const blocks: ListedBlock[] = [];
    for (const [index, block] of stored.slice(0, count).entries()) {
      // Undone during the read: the next read is complete.
      if (block === null) continue;
      blocks.push(listedBlock(block, stored[index + 1] ?? null, status));
    }
    const lowest = blocks.at(-1);
    if (lowest === undefined) return empty(about);
    return data({ blocks, next: lowest.number > firstBlock ? lowest.number : null }, about);
  });
}

function listedBlock(block: StoredBlock, previous: StoredBlock | null, status: StoreStatus): ListedBlock {
  const hasMissed = previous !== null && block.number > firstOwnBlock;
  return {
    number: block.number,
    id: block.id,
    time: isoZ(slotToTime(block.slot)),
    producer: block.producer,
    transactions: Math.max(0, block.transactionCount - implicitTransactions(block, status)),
    missedBefore: hasMissed ? block.slot - previous.slot - 1 : null,
  };
}

/** 1 where the block was indexed with its onblock transaction, which get_block omits. */
function implicitTransactions({ number }: StoredBlock, { feeds }: StoreStatus): number {
  const feed = feeds.find(({ first, last }) => first <= number && number <= last);
  return feed?.traces === true && feed.inline ? 1 : 0;
}
