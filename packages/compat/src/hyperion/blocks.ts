import { slotToTime } from '@antescope/codec/chain/time';
import type { StoredBlock } from '@antescope/index/store/history-store';
import { boundOf } from './bounds.ts';
import { type ChainIndex, derivedOf } from './chain-index.ts';
import { HyperionError, type HyperionQuery } from './query.ts';

const bytesPerWord = 8;

/** A block by its number. Throws HyperionError: 404 above the head, 503 outside the index. */
export async function getBlock(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const number = query.requiredInteger('block_num', 1, 0xffff_ffff);
  query.rejectUnread();
  return { total: { value: 1, relation: 'eq' }, ...(await blockAt(index, number)) };
}

/** Blocks, newest first by default; one of them with `block_num`. */
export async function getBlocks(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const { status } = index;
  const after = await boundOf(index, query.text('after'), 'after');
  const before = await boundOf(index, query.text('before'), 'before');
  const single = query.text('block_num') === undefined ? null : query.requiredInteger('block_num', 1, 0xffff_ffff);
  const order = query.order();
  const limit = query.limit(10, 100);
  const skip = query.skip();
  query.rejectUnread();
  if (single !== null) return { total: { value: 1, relation: 'eq' }, blocks: [await blockAt(index, single)] };
  const [first, last] = [Math.max(after, status.firstBlock), Math.min(before, status.head.number)];
  const total = Math.max(0, last - first + 1);
  const blocks = [];
  for (let at = skip; at < Math.min(skip + limit, total); at++) {
    const stored = await index.reader.block(order === 'desc' ? last - at : first + at);
    // Removed by a fork in the meantime.
    if (stored !== null) blocks.push(await blockDocument(index, stored));
  }
  return { total: { value: total, relation: 'eq' }, blocks };
}

async function blockAt(index: ChainIndex, number: number): Promise<Record<string, unknown>> {
  const { firstBlock, head } = index.status;
  const stored = await index.reader.block(number);
  if (stored !== null) return blockDocument(index, stored);
  if (number > head.number) throw new HyperionError(404, `Block ${number} not found`);
  throw new HyperionError(503, `Block ${number} is outside the indexed blocks ${firstBlock} to ${head.number}`);
}

/** Times have no Z; NET is in words of eight bytes. onblock is not counted. */
async function blockDocument(index: ChainIndex, block: StoredBlock): Promise<Record<string, unknown>> {
  const { statistics, rounds } = derivedOf(index);
  const previous = await index.reader.block(block.number - 1);
  const [upTo, until] = [await statistics.totalsAt(block.slot), await statistics.totalsAt(block.slot - 1)];
  const [announced] = await rounds.schedulesUpTo(block.slot, 1);
  const sum = (field: 'transactions' | 'cpuUs' | 'netBytes'): number => (upTo?.[field] ?? 0) - (until?.[field] ?? 0);
  return {
    '@timestamp': slotToTime(block.slot),
    block_num: block.number,
    block_id: block.id,
    ...(previous === null ? {} : { prev_id: previous.id }),
    producer: block.producer,
    schedule_version: block.scheduleVersion,
    cpu_usage: sum('cpuUs'),
    net_usage: sum('netBytes') / bytesPerWord,
    trx_count: sum('transactions'),
    ...(announced?.block === block.number
      ? { new_producers: { version: announced.version, producers: producersOf(announced.producers) } }
      : {}),
  };
}

/** The producer schedule announced last, or the newest with this `version`. */
export async function getSchedule(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const version = query.text('version') === undefined ? null : query.requiredInteger('version', 0, 0xffff_ffff);
  query.rejectUnread();
  const { rounds } = derivedOf(index);
  const found =
    version === null ? (await rounds.schedulesUpTo(index.status.head.slot, 1))[0] : await rounds.schedule(version);
  const block = found === undefined || found === null ? null : await index.reader.block(found.block);
  if (found === undefined || found === null || block === null) {
    if (index.complete) throw new HyperionError(404, 'Schedule not found');
    throw new HyperionError(503, `Not found in the indexed blocks ${index.first} to ${index.status.head.number}`);
  }
  return {
    timestamp: slotToTime(block.slot),
    block_num: block.number,
    version: found.version,
    producers: producersOf(found.producers),
  };
}

/** The index has the names of a schedule, not its keys. */
function producersOf(names: readonly string[]): { producer_name: string }[] {
  return names.map((producer_name) => ({ producer_name }));
}
