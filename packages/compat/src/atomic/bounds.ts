import type { AtomicIndex } from './atomic-index.ts';
import type { AtomicQuery } from './query.ts';

const slotEpochMs = Date.UTC(2000, 0, 1);
const slotMs = 500;
const maxSlot = 0xfffffffe;

/** Half-open range of blocks. */
export interface BlockRange {
  from: number;
  to: number;
}

/** Blocks later than `after` and earlier than `before`, in milliseconds since 1970; null without either. */
export async function blockRange(index: AtomicIndex, query: AtomicQuery): Promise<BlockRange | null> {
  const [after, before] = [query.integer('after', 1), query.integer('before', 1)];
  if (after === undefined && before === undefined) return null;
  const first = async (slot: number): Promise<number> =>
    (await index.reader.blockFromSlot(Math.min(Math.max(slot, 0), maxSlot)))?.number ?? index.head + 1;
  return {
    from: after === undefined ? 0 : await first(Math.floor((after - slotEpochMs) / slotMs) + 1),
    to: before === undefined ? index.head + 1 : await first(Math.ceil((before - slotEpochMs) / slotMs)),
  };
}

export function isWithin(range: BlockRange | null, block: number): boolean {
  return range === null || (block >= range.from && block < range.to);
}
