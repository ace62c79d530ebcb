import { producerOfSlot } from '@antescope/sources/producer/schedule-slots';
import type { CurrentSchedule } from '@antescope/sources/state/producer-rounds';
import type { HistoryReader } from '../../store/history-store.ts';
import { derivedOf } from '../index-answer.ts';
import { isHalt, partsOfGap, Schedules } from './round-schedules.ts';

/** Slots in a row that one producer missed. */
export interface MissedTurn {
  producer: string;
  first: number;
  last: number;
  scheduleVersion: number;
  /** The last block before them. */
  block: number;
}

export interface MissedTurns {
  /** Oldest first. */
  turns: MissedTurn[];
  /** Missed slots whose schedule the index does not have. */
  unknown: number;
  /** False if there are more gaps than were read. */
  complete: boolean;
}

/** Missed slots `from` to `to`, both included, from at most `maxGaps` gaps between blocks; those of a halted chain belong to no producer. */
export async function missedTurns(
  reader: HistoryReader,
  { from, to, maxGaps }: { from: number; to: number; maxGaps: number },
  currentSchedule: CurrentSchedule | null,
): Promise<MissedTurns> {
  const schedules = new Schedules(reader, currentSchedule);
  const gaps = await derivedOf(reader).rounds.gaps(from, to, maxGaps + 1);
  const turns: MissedTurn[] = [];
  let unknown = 0;
  for (const gap of gaps.slice(0, maxGaps)) {
    const parts = await partsOfGap(reader, schedules, gap);
    if (isHalt(gap, parts.at(-1)!.schedule)) continue;
    for (const part of parts) {
      const [first, last] = [Math.max(from, part.first), Math.min(to, part.last)];
      if (part.schedule === null) unknown += Math.max(0, last - first + 1);
      else turns.push(...turnsOf({ first, last, block: gap.block - 1 }, part.schedule));
    }
  }
  return { turns, unknown, complete: gaps.length <= maxGaps };
}

function turnsOf(
  { first, last, block }: { first: number; last: number; block: number },
  { producers, version }: { producers: readonly string[]; version: number },
): MissedTurn[] {
  const turns: MissedTurn[] = [];
  for (let slot = first; slot <= last; slot++) {
    const producer = producerOfSlot(slot, producers);
    const running = turns.at(-1);
    if (running?.producer === producer) running.last = slot;
    else turns.push({ producer, first: slot, last: slot, scheduleVersion: version, block });
  }
  return turns;
}
