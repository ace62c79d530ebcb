import type { Field } from '../core/fields.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { type BlockSummary, recentBlockCount } from './block-summary.ts';
import type { HeadView } from './block-view.ts';

/** Summaries of the newest blocks: each block is read once, however many clients show it. */
export class RecentBlocks {
  readonly #api: ChainApi;
  /** By number; only blocks of the current fork within the range. */
  #known = new Map<number, BlockSummary>();

  constructor(api: ChainApi) {
    this.#api = api;
  }

  /** The blocks up to the head, newest first. Throws NodeError, NodeUnavailableError. */
  async upTo({ head, headId }: HeadView): Promise<BlockSummary[]> {
    const known = this.#known;
    const blocks: BlockSummary[] = [];
    const first = Math.max(1, head - recentBlockCount + 1);
    let id = headId;
    for (let number = head; number >= first; number -= 1) {
      const block = known.get(number);
      if (block?.id === id) {
        blocks.push(block);
        id = block.previous;
        continue;
      }
      // The chain of known blocks ends here: its end is one block, or after a gap all that are missing.
      const missing = Array.from({ length: number - first + 1 }, (_, index) => number - index);
      const upToKnown = missing.findIndex((each) => each !== number && known.has(each));
      const numbers = upToKnown === -1 ? missing : missing.slice(0, upToKnown);
      // oxlint-disable-next-line no-await-in-loop -- what is read next depends on the ids of these blocks
      const read = await Promise.all(numbers.map((each) => this.#read(each)));
      for (const each of read) {
        // A fork during the read: the next one is complete.
        if (each.id !== id) return this.#keep(blocks);
        blocks.push(each);
        id = each.previous;
      }
      number -= numbers.length - 1;
    }
    return this.#keep(blocks);
  }

  #keep(blocks: BlockSummary[]): BlockSummary[] {
    this.#known = new Map(blocks.map((block) => [block.number, block]));
    return blocks;
  }

  async #read(number: number): Promise<BlockSummary> {
    return summaryOf((await this.#api.getBlock(String(number))).value);
  }
}

function summaryOf(block: Field): BlockSummary {
  const receipts = block.at('transactions').itemsOrNone();
  const cpu = receipts.map((receipt) => receipt.at('cpu_usage_us').numberOrNull());
  return {
    number: block.at('block_num').number(),
    id: block.at('id').text(),
    previous: block.at('previous').text(),
    time: block.at('timestamp').time(),
    producer: block.at('producer').text(),
    transactions: receipts.length,
    cpuUs: cpu.reduce<number | null>((sum, us) => (sum === null || us === null ? null : sum + us), 0),
  };
}
