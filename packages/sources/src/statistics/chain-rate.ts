import type { Field } from '../core/fields.ts';
import { askBackend } from '../services/backend/backend-client.ts';
import { failuresOf } from '../node/reading.ts';
import { data, failed, type Meta, meta, type Outcome } from '../core/outcome.ts';
import { decimalText, divide } from '../price/decimal.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { BlockCount } from '../state/state-index.ts';

/** How busy the chain is: figures of the newest blocks. */
export interface ChainRate {
  /** Per second, decimal texts with two places. */
  tps: string;
  /** null where the source counts no actions. */
  aps: string | null;
  transactions: number;
  actions: number | null;
  /** Seconds of chain time that the blocks took. */
  seconds: number;
  first: number;
  last: number;
}

const blocksPerSecond = 2;
const keptMs = 500;
/** A node is asked for no more blocks than this for one figure. */
const mostNodeBlocks = 4;

/**
 * Transactions and actions a second over the newest `seconds` of the chain: by our index, where all executed actions
 * count; else from the node's newest blocks, which know what was sent and no inline actions; else by the backend.
 */
export function chainRate(at: SourceContext, seconds: number): Promise<Outcome<ChainRate>> {
  return at.share(`rate ${seconds}`, keptMs, async () => {
    const indexed = at.state === null ? null : await at.state.recentBlocks(seconds * blocksPerSecond);
    if (indexed?.state === 'data') return data(rateOf(indexed.data), indexed.meta);
    const failures = indexed?.meta.failures ?? [];
    try {
      const { blocks, known } = await nodeBlocks(at, Math.min(mostNodeBlocks, seconds * blocksPerSecond));
      return data(rateOf(blocks), { ...known, failures });
    } catch (error) {
      failures.push(...failuresOf(error));
    }
    const { backend } = at.chain;
    if (backend === null) return failed(failures);
    const told = await fromBackend(backend);
    return told.state === 'data' ? { ...told, meta: { ...told.meta, failures } } : failed(failures);
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

function secondsOf(field: Field): number {
  if (field.missing) return 1;
  const seconds = Number(field.value);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : field.fail('a number of seconds');
}

function fromBackend(base: string): Promise<Outcome<ChainRate>> {
  return askBackend(base, { segments: 'tps' }, (answer) => {
    const bare = !answer.isObject;
    const tps = bare ? answer : answer.at('tps');
    const text = typeof tps.value === 'number' || typeof tps.value === 'bigint' ? String(tps.value) : tps.text();
    if (!/^\d+(\.\d+)?$/.test(text)) return tps.fail('a rate');
    const count = (name: string): number | null => (bare ? null : answer.at(name).numberOrNull());
    const aps = bare || answer.at('aps').missing ? null : answer.at('aps').text();
    return {
      tps: text,
      aps,
      transactions: count('transactions') ?? 0,
      actions: count('actions'),
      seconds: bare ? 1 : secondsOf(answer.at('seconds')),
      first: count('first') ?? 0,
      last: count('last') ?? 0,
    };
  });
}
