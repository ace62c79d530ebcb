import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { slotsPerDay, slotsPerHour, type StoredTotals } from '@antescope/index/store/statistics-reader';
import { boundOf } from './bounds.ts';
import { type ChainIndex, derivedOf } from './chain-index.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';

const maxBlock = 0xffff_ffff;
/** Hours or days of one response. */
const maxGroups = 1000;

type Totals = Pick<StoredTotals, 'block' | 'transactions'>;

/** Transactions without onblock in a range of blocks, altogether and by hour or day. Throws HyperionError. */
export async function getTrxCount(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const group = query.text('group_by');
  const { first, last } = await blocksOf(index, query);
  query.rejectUnread();
  if (group !== undefined && group !== 'hour' && group !== 'day') throw badParameter('group_by', 'must be hour or day');
  const [begin, end] = [await index.reader.block(first), await index.reader.block(last)];
  if (first > last || begin === null || end === null)
    return { total_trx_count: 0, block_count: 0, avg_trx_per_block: 0, start_block: null, end_block: null };
  const before = await totalsAt(index, begin.slot - 1, first - 1);
  const total = countOf(await totalsAt(index, end.slot, last), before);
  const { block_count, trx_count, avg_trx_per_block } = total;
  return {
    total_trx_count: trx_count,
    block_count,
    avg_trx_per_block,
    start_block: first,
    end_block: last,
    ...(group === undefined
      ? {}
      : {
          grouped_stats: await grouped(index, {
            from: begin.slot,
            to: end.slot,
            length: group === 'hour' ? slotsPerHour : slotsPerDay,
            before,
          }),
        }),
  };
}

/** Indexed blocks that all bounds include. */
async function blocksOf(index: ChainIndex, query: HyperionQuery): Promise<{ first: number; last: number }> {
  const bound = (name: string): number | null =>
    query.text(name) === undefined ? null : query.requiredInteger(name, 1, maxBlock);
  const start = Math.max(bound('start_block') ?? 0, await boundOf(index, query.text('after'), 'after'));
  const end = Math.min(bound('end_block') ?? maxBlock, await boundOf(index, query.text('before'), 'before'));
  const { head } = index.status;
  if (start > 0 && start < index.first && !index.complete)
    throw new HyperionError(503, `The range is outside the indexed blocks ${index.first} to ${head.number}`);
  return { first: Math.max(start, index.first), last: Math.min(end, head.number) };
}

/** Totals up to a slot; `block` is that of the slot, or the one before the first indexed. */
async function totalsAt(index: ChainIndex, slot: number, block: number): Promise<Totals> {
  return (await derivedOf(index).statistics.totalsAt(slot)) ?? { block, transactions: 0 };
}

async function grouped(
  index: ChainIndex,
  { from, to, length, before }: { from: number; to: number; length: number; before: Totals },
): Promise<Record<string, unknown>> {
  const [first, last] = [Math.floor(from / length), Math.floor(to / length)];
  if (last - first >= maxGroups) throw badParameter('group_by', `must give at most ${maxGroups} groups`);
  const groups: [string, unknown][] = [];
  let earlier = before;
  for (let number = first; number <= last; number++) {
    const totals = await totalsAt(index, Math.min((number + 1) * length - 1, to), before.block);
    groups.push([isoZ(slotToTime(number * length)), countOf(totals, earlier)]);
    earlier = totals;
  }
  return Object.fromEntries(groups);
}

function countOf(until: Totals, before: Totals) {
  const trx_count = until.transactions - before.transactions;
  const block_count = until.block - before.block;
  const avg_trx_per_block = block_count === 0 ? 0 : Math.round((trx_count / block_count) * 100) / 100;
  return { trx_count, block_count, avg_trx_per_block };
}
