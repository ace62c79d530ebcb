import { slotOf } from './bounds.ts';
import type { ChainIndex } from './chain-index.ts';
import { type FieldFilter, onlyValue } from './field-filters.ts';
import type { HyperionQuery } from './query.ts';

const unbounded = Number.MAX_SAFE_INTEGER;

/** Global sequences, both ends included; none if `from` is above `to`. */
export interface SequenceRange {
  from: number;
  to: number;
}

/** Sequences that `after`, `before` and all filters by place include, and the filters that the range answers completely. */
export async function rangeOf(
  index: ChainIndex,
  query: HyperionQuery,
  filters: readonly FieldFilter[],
): Promise<SequenceRange & { answered: readonly FieldFilter[] }> {
  const ranges: SequenceRange[] = [
    {
      from: await sequenceAt(index, query.text('after'), 'after'),
      to: await sequenceAt(index, query.text('before'), 'before'),
    },
  ];
  const answered: FieldFilter[] = [];
  for (const filter of filters) {
    const range = filter.any.length === 0 ? null : await placeOf(index, filter);
    if (range === null) continue;
    ranges.push(range);
    if (onlyValue(filter) !== undefined) answered.push(filter);
  }
  return {
    from: Math.max(...ranges.map(({ from }) => from)),
    to: Math.min(...ranges.map(({ to }) => to)),
    answered,
  };
}

/** The smallest range with all sequences that match the filter; null for filters by another field. */
async function placeOf(index: ChainIndex, { field, any }: FieldFilter): Promise<SequenceRange | null> {
  if (field === 'trx_id') return rangeOfTransactions(index, any);
  if (field !== 'block_num' && field !== 'global_sequence') return null;
  const numbers = any.flatMap((text) => text.split('-').map(Number));
  // Of a range, the order matters: from the higher to the lower number there is none.
  const isRange = any.length === 1 && numbers.length === 2;
  const [first, last] = isRange ? [numbers[0]!, numbers[1]!] : [Math.min(...numbers), Math.max(...numbers)];
  if (field === 'global_sequence') return { from: first, to: last };
  const [begin, end] = [await blockAt(index, first), await blockAt(index, last + 1)];
  return { from: begin?.firstSequence ?? unbounded, to: (end?.firstSequence ?? unbounded) - 1 };
}

async function rangeOfTransactions({ reader }: ChainIndex, ids: readonly string[]): Promise<SequenceRange> {
  const found = (await Promise.all(ids.map((id) => reader.transactions(id)))).flat();
  const executed = found.filter(({ actionCount }) => actionCount > 0);
  return {
    from: Math.min(unbounded, ...executed.map(({ firstSequence }) => firstSequence)),
    to: Math.max(0, ...executed.map(({ firstSequence, actionCount }) => firstSequence + actionCount - 1)),
  };
}

/** First global sequence at or after `after`, or last one at or before `before`; `text` is a UTC time or a block number. */
async function sequenceAt(index: ChainIndex, text: string | undefined, name: 'after' | 'before'): Promise<number> {
  const up = name === 'after';
  if (text === undefined) return up ? 0 : unbounded;
  const block = /^\d{1,10}$/.test(text)
    ? await blockAt(index, Number(text) + (up ? 0 : 1))
    : await index.reader.blockFromSlot(slotOf(text, name) + (up ? 0 : 1));
  if (block === null) return unbounded;
  return up ? block.firstSequence : block.firstSequence - 1;
}

/** The block of this number, at least the first indexed one; null beyond the head. */
function blockAt({ reader, status }: ChainIndex, number: number) {
  return reader.block(Math.max(number, status.firstBlock));
}
