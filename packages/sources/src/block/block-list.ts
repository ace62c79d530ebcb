import { timeToSlot } from '@antescope/codec/chain/time';
import type { Field } from '../core/fields.ts';
import { data, empty, type Failure, failed, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { failuresOf, collected, reading } from '../node/reading.ts';
import type { BlockListQuery, BlockPage, ListedBlock } from '../state/block-list.ts';

/** Blocks per page without an index: each is a request to a node. */
const maxFromNode = 20;

/** Any time may pass between the genesis block and the next one. */
const firstOwnBlock = 2;

/**
 * Blocks below `before`, newest first: from the index, else from nodes with at most 20 per page. The page is incomplete
 * and the last one if nodes lack older blocks.
 */
export async function blockList(at: SourceContext, query: BlockListQuery): Promise<Outcome<BlockPage>> {
  const indexed = at.records === null ? null : await at.records.blockList(query);
  if (indexed !== null && indexed.state !== 'failed') return indexed;
  const read = await reading(async () => collected(await nodeBlocks(at, query)), {
    trueAt: ({ head: { head, headId, headTime } }) => ({ block: head, blockId: headId, time: headTime }),
  });
  if (read.state !== 'data') return withoutData(read);
  const { blocks, failures } = read.data;
  const lowest = blocks.at(-1);
  if (lowest === undefined) return failures.length > 0 ? failed(failures) : empty(read.meta);
  const about = { ...read.meta, complete: failures.length === 0, failures };
  return data({ blocks, next: lowest.number > 1 && failures.length === 0 ? lowest.number : null }, about);
}

/** Throws NodeUnavailableError if the head is unknown. */
async function nodeBlocks(at: SourceContext, { before, limit }: BlockListQuery) {
  const head = await at.knownHead();
  const last = Math.min(head.head, (before ?? Number.MAX_SAFE_INTEGER) - 1);
  const count = Math.max(0, Math.min(limit, maxFromNode, last));
  // One block more than listed: the time of the previous block shows missed slots.
  const numbers = Array.from({ length: Math.min(count + 1, Math.max(0, last)) }, (_, index) => last - index);
  const answers = await Promise.allSettled(numbers.map((number) => at.blocks.get(String(number), head)));
  const blocks: ListedBlock[] = [];
  const failures: Failure[] = [];
  for (const [index, answer] of answers.slice(0, count).entries()) {
    if (answer.status === 'rejected') {
      failures.push(...failuresOf(answer.reason));
      break;
    }
    const previous = answers[index + 1];
    blocks.push(listedBlock(answer.value.value, previous?.status === 'fulfilled' ? previous.value.value : null));
  }
  return { head, blocks, failures };
}

/** The list entry of a get_block response. */
function listedBlock(block: Field, previous: Field | null): ListedBlock {
  const number = block.at('block_num').number();
  const time = block.at('timestamp').time();
  const hasMissed = previous !== null && number > firstOwnBlock;
  return {
    number,
    id: block.at('id').text(),
    time,
    producer: block.at('producer').text(),
    transactions: block.at('transactions').itemsOrNone().length,
    missedBefore: hasMissed ? slotOf(time) - slotOf(previous.at('timestamp').time()) - 1 : null,
  };
}

/** Slot of an ISO time with Z. */
function slotOf(time: string): number {
  return timeToSlot(time.replace('Z', ''));
}
