import { failuresOf } from '../node/reading.ts';
import { backendChainRate } from '../services/backend/chain-rate.ts';
import { afterFailures, data, failed, type Meta, meta, type Outcome } from '../core/outcome.ts';
import { decimalText, divide } from '../price/decimal.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { BlockCount } from '../state/state-index.ts';

/** Throughput of the newest blocks. */
export interface ChainRate {
  /** Per second, decimal text with two places. */
  tps: string;
  /** null if the source does not count actions. */
  aps: string | null;
  transactions: number;
  actions: number | null;
  /** Seconds of chain time that the blocks span. */
  seconds: number;
  first: number;
  last: number;
}

const blocksPerSecond = 2;
const cacheMs = 500;
/** Blocks that are read from a node for one figure. */
const maxNodeBlocks = 4;

/**
 * Transactions and actions per second over the newest `seconds` of the chain: by our index with all executed actions, else
 * from the node's newest blocks with top-level actions only, else by the backend.
 */
export function chainRate(at: SourceContext, seconds: number): Promise<Outcome<ChainRate>> {
  return at.share(`rate ${seconds}`, cacheMs, async () => {
    const indexed = at.state === null ? null : await at.state.recentBlocks(seconds * blocksPerSecond);
    if (indexed?.state === 'data') return data(rateOf(indexed.data), indexed.meta);
    const failures = indexed?.meta.failures ?? [];
    try {
      const { blocks, known: about } = await nodeBlocks(at, Math.min(maxNodeBlocks, seconds * blocksPerSecond));
      return data(rateOf(blocks), { ...about, failures });
    } catch (error) {
      failures.push(...failuresOf(error));
    }
    const rate = await backendChainRate(at);
    return rate.state === 'data' ? afterFailures(rate, failures) : failed(failures);
  });
}

function rateOf(blocks: readonly BlockCount[]): ChainRate {
  const sum = (count: (block: BlockCount) => number): number => blocks.reduce((all, block) => all + count(block), 0);
  const transactions = sum((block) => block.transactions);
  const actions = blocks.every((block) => block.actions !== null) ? sum((block) => block.actions ?? 0) : null;
  const slots = blocks.at(-1)!.slot - blocks[0]!.slot + 1;
  const perSecond = (count: number): string => {
    const rate = divide({ units: BigInt(count * blocksPerSecond), scale: 0 }, { units: BigInt(slots), scale: 0 }, 2);
    return decimalText(rate!, 2);
  };
  return {
    tps: perSecond(transactions),
    aps: actions === null ? null : perSecond(actions),
    transactions,
    actions,
    seconds: slots / blocksPerSecond,
    first: blocks[0]!.number,
    last: blocks.at(-1)!.number,
  };
}

async function nodeBlocks(at: SourceContext, count: number): Promise<{ blocks: BlockCount[]; known: Meta }> {
  const head = await at.knownHead();
  const numbers = Array.from({ length: count }, (_, back) => head.head - count + 1 + back).filter((one) => one > 0);
  const answers = await Promise.all(numbers.map((number) => at.api.getBlock(number)));
  const blocks = answers.map(({ value }, index): BlockCount => ({
    number: numbers[index]!,
    slot: slotOf(value.at('timestamp').time()),
    transactions: value.at('transactions').items().length,
    actions: null,
  }));
  const endpoint = answers.at(-1)!.endpoint;
  const { head: block, headId: blockId, headTime: time } = head;
  return { blocks, known: meta({ source: 'node', endpoint, block, blockId, time }) };
}

/** Half seconds; only differences matter here. */
function slotOf(time: string): number {
  return Math.round(Date.parse(time) / 500);
}
