import { failureReason } from '@antescope/sources/core/failure-reason';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import { slotsByProducer, slotsPerTurn } from '@antescope/sources/producer/schedule-slots';
import type { CurrentSchedule, MissedBlocks, ProducerRound } from '@antescope/sources/state/producer-rounds';
import type { HistoryReader } from '../../store/history-store.ts';
import { answerOf, derivedOf, failureNote } from '../index-answer.ts';
import type { StoredProducerBlock } from '../../store/round-reader.ts';
import { slotAtOrAfter, slotAtOrBefore } from './slot-of.ts';
import type { RecordsContext } from './records-context.ts';
import { isHalt, partsOfGap, Schedules, type GapPart } from './round-schedules.ts';

const maxRounds = 50;
/** Max gaps read per request; a healthy chain has a few a day. */
const maxGaps = 20_000;

/** Rounds of the schedule, newest first, with scheduled and produced blocks per producer. */
export function producerRounds(
  { reader }: RecordsContext,
  { before, limit, currentSchedule }: { before: string | null; limit: number; currentSchedule: CurrentSchedule | null },
): Promise<Outcome<ProducerRound[]>> {
  return answerOf(reader, 'blocks', async (status, about) => {
    const schedules = new Schedules(reader, currentSchedule);
    const first = (await reader.block(status.firstBlock))?.slot ?? 0;
    let last = before === null ? status.head.slot : Math.min(status.head.slot, slotAtOrBefore(before, 'before') - 1);
    const rounds: ProducerRound[] = [];
    while (rounds.length < Math.min(limit, maxRounds) && last > first) {
      const round = await roundOf(reader, schedules, last);
      if (round === null) break;
      rounds.push(round.round);
      last = round.first - 1;
    }
    return rounds.length === 0 ? empty(about) : data(rounds, about);
  });
}

/** The round of slot `last`, up to that slot; null if its schedule is unknown. */
async function roundOf(
  reader: HistoryReader,
  schedules: Schedules,
  last: number,
): Promise<{ first: number; round: ProducerRound } | null> {
  const { rounds } = derivedOf(reader);
  const [newest] = (await rounds.producerBlocks(last - slotsPerTurn, last)).toReversed();
  const version = newest?.scheduleVersion ?? (await versionAt(reader, last));
  const schedule = version === null ? null : await schedules.of(version, last);
  if (version === null || schedule === null) return null;
  const { producers } = schedule;
  const length = producers.length * slotsPerTurn;
  const first = last - (last % length);
  const blocks = await rounds.producerBlocks(first, last);
  // A schedule activated within the round starts with its first block, or with the slots missed before it.
  const older = blocks.findLast((block) => block.scheduleVersion !== version || !schedules.fits(block, producers));
  // The newest block belongs to another schedule, so the producers of these slots are unknown.
  if (older !== undefined && older.slot === newest?.slot) return null;
  const begin = Math.max(schedule.since ?? first, older === undefined ? first : older.slot + 1);
  const produced = blocks.filter(({ slot }) => slot >= begin);
  const due = slotsByProducer(begin, last, producers);
  const counts = countByProducer(produced);
  const rows = producers.map((producer) => ({
    producer,
    due: due.get(producer) ?? 0,
    produced: counts.get(producer) ?? 0,
  }));
  const round = {
    scheduleVersion: schedule.version,
    begin: isoZ(slotToTime(begin)),
    end: isoZ(slotToTime(first + length - 1)),
    producers: rows,
    missed: last - begin + 1 - produced.length,
  };
  return { first: begin, round };
}

/** Slots without a block between two times, from the gaps and the active schedule. */
export function missedBlocks(
  { reader }: RecordsContext,
  { after, before, currentSchedule }: { after: string; before: string; currentSchedule: CurrentSchedule | null },
): Promise<Outcome<MissedBlocks>> {
  return answerOf(reader, 'blocks', async (status, about) => {
    const schedules = new Schedules(reader, currentSchedule);
    const begin = (await reader.block(Math.max(2, status.firstBlock)))?.slot ?? status.head.slot;
    const from = Math.max(begin, slotAtOrAfter(after, 'after'));
    const to = Math.min(status.head.slot, slotAtOrBefore(before, 'before'));
    const gaps = await derivedOf(reader).rounds.gaps(from, to, maxGaps + 1);
    const missed = new Map<string, number>();
    let total = 0;
    let halted = 0;
    let unknown = 0;
    for (const gap of gaps.slice(0, maxGaps)) {
      const [first, last] = [Math.max(from, gap.first), Math.min(to, gap.last)];
      const parts = await partsOfGap(reader, schedules, gap);
      if (isHalt(gap, parts.at(-1)!.schedule)) {
        halted += last - first + 1;
        continue;
      }
      total += last - first + 1;
      unknown += addMissed(missed, parts, { first, last });
    }
    const message = `The schedule for ${unknown} missed slots was announced before this index begins`;
    const failures =
      unknown === 0 ? [] : [failureNote('not-indexed', message, failureReason('schedule-unknown', String(unknown)))];
    const producers = [...missed].map(([producer, count]) => ({ producer, missed: count }));
    producers.sort((a, b) => b.missed - a.missed || (a.producer < b.producer ? -1 : 1));
    // Nothing is missing before the first blocks of a chain.
    const coversRange = status.firstBlock <= 2 || slotAtOrAfter(after, 'after') >= begin;
    const isComplete = unknown === 0 && gaps.length <= maxGaps && coversRange;
    return data(
      {
        after: isoZ(slotToTime(from)),
        before: isoZ(slotToTime(Math.max(from, to))),
        missed: total,
        stood: halted,
        slots: Math.max(0, to - from + 1),
        producers,
      },
      { ...about, complete: about.complete && isComplete, failures: [...about.failures, ...failures] },
    );
  });
}

/** Adds the missed slots within the range to their producers; returns how many have no known schedule. */
function addMissed(
  missed: Map<string, number>,
  parts: readonly GapPart[],
  { first, last }: { first: number; last: number },
): number {
  let unknown = 0;
  for (const part of parts) {
    const [begin, end] = [Math.max(first, part.first), Math.min(last, part.last)];
    if (part.schedule === null) {
      unknown += Math.max(0, end - begin + 1);
      continue;
    }
    for (const [producer, count] of slotsByProducer(begin, end, part.schedule.producers)) {
      missed.set(producer, (missed.get(producer) ?? 0) + count);
    }
  }
  return unknown;
}

/** Active schedule in a slot without a block: the one of the next block. */
async function versionAt(reader: HistoryReader, slot: number): Promise<number | null> {
  return (await reader.blockFromSlot(slot))?.scheduleVersion ?? null;
}

function countByProducer(blocks: readonly StoredProducerBlock[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { producer } of blocks) counts.set(producer, (counts.get(producer) ?? 0) + 1);
  return counts;
}
