import { slotToTime } from '@antescope/codec/chain/time';
import { missedTurns } from '@antescope/index/answers/records/missed-turns';
import { slotsPerDay } from '@antescope/index/store/statistics-reader';
import { readSchedule } from '@antescope/sources/producer/rounds';
import type { CompatChain } from '../core/compat-chain.ts';
import { slotOf } from './bounds.ts';
import type { ChainIndex } from './chain-index.ts';
import { HyperionError, type HyperionQuery } from './query.ts';

const defaultDays = 30;
/** Gaps between blocks per request; a healthy chain has a few a day. */
const maxGaps = 5000;
const maxMinimum = 1000;

/** Turns in which producers missed blocks, newest first, and their blocks by producer. Throws HyperionError. */
export async function getMissedBlocks(
  index: ChainIndex,
  query: HyperionQuery,
  chain: CompatChain,
): Promise<Record<string, unknown>> {
  const producer = query.name('producer');
  const minimum = query.text('min_blocks') === undefined ? 1 : query.requiredInteger('min_blocks', 1, maxMinimum);
  const range = await slotsOf(index, query);
  const limit = query.limit(100, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const { turns, unknown, complete } = await missedTurns(
    index.reader,
    { ...range, maxGaps },
    await readSchedule(chain.sources.at),
  );
  if (!complete) throw new HyperionError(503, 'Too many missed blocks: narrow the query with after and before');
  if (unknown > 0) throw new HyperionError(503, `The schedule of ${unknown} missed blocks precedes the index`);
  const missed = turns
    .filter((turn) => (producer === undefined || turn.producer === producer) && sizeOf(turn) >= minimum)
    .toReversed();
  const by_producer = new Map<string, number>();
  for (const turn of missed) by_producer.set(turn.producer, (by_producer.get(turn.producer) ?? 0) + sizeOf(turn));
  return {
    stats: { by_producer: Object.fromEntries(by_producer) },
    events: missed.slice(skip, skip + limit).map((turn) => ({
      '@timestamp': slotToTime(turn.first),
      last_block: turn.block,
      schedule_version: turn.scheduleVersion,
      size: sizeOf(turn),
      producer: turn.producer,
    })),
  };
}

function sizeOf({ first, last }: { first: number; last: number }): number {
  return last - first + 1;
}

/** Without `after`, the 30 days before the last slot, as far as they are indexed. */
async function slotsOf({ reader, status, first, complete }: ChainIndex, query: HyperionQuery) {
  const bound = async (name: 'after' | 'before'): Promise<number | null> => {
    const text = query.text(name);
    if (text === undefined) return null;
    if (!/^\d{1,10}$/.test(text)) return slotOf(text, name);
    const { firstBlock, head } = status;
    const number = Math.min(Math.max(Number(text), firstBlock), head.number);
    return (await reader.block(number))?.slot ?? head.slot;
  };
  const [after, before] = [await bound('after'), await bound('before')];
  // The time before the second block is not missed: the first one has the time of genesis.
  const begin = (await reader.block(Math.max(2, first)))?.slot ?? status.head.slot;
  const to = Math.min(before ?? status.head.slot, status.head.slot);
  if (after !== null && after < begin && !complete)
    throw new HyperionError(503, `The range is outside the indexed blocks ${first} to ${status.head.number}`);
  return { from: Math.max(begin, after ?? to - defaultDays * slotsPerDay), to };
}
