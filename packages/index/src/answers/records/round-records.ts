import { failureReason } from '@antescope/sources/core/failure-reason';
import { isSavannaBlock } from '@antescope/codec/chain/block';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import { producerOfSlot, slotsByProducer, slotsPerTurn } from '@antescope/sources/producer/schedule-slots';
import type { KnownSchedule, MissedBlocks, ProducerRound } from '@antescope/sources/state/producer-rounds';
import type { HistoryReader } from '../../store/history-store.ts';
import { answerOf, derivedOf, note } from '../index-answer.ts';
import type { StoredGap, StoredProducerBlock } from '../../store/round-reader.ts';
import { slotAtOrAfter, slotAtOrBefore } from './slot-of.ts';
import type { RecordsContext } from './records-context.ts';

/** Where the schedule is not known, as many as the chains of the family have. */
const largestSchedule = 21;
const mostRounds = 50;
/** Gaps that one count looks through; a healthy chain has a few a day. */
const mostGaps = 20_000;

/** Rounds through the schedule, newest first, with what each producer was due and made. */
export function producerRounds(
  { reader }: RecordsContext,
  { before, limit, known }: { before: string | null; limit: number; known: KnownSchedule | null },
): Promise<Outcome<ProducerRound[]>> {
  return answerOf(reader, 'blocks', async (status, about) => {
    const schedules = new Schedules(reader, known);
    const first = (await reader.block(status.firstBlock))?.slot ?? 0;
    let last = before === null ? status.head.slot : Math.min(status.head.slot, slotAtOrBefore(before, 'before') - 1);
    const rounds: ProducerRound[] = [];
    while (rounds.length < Math.min(limit, mostRounds) && last > first) {
      const round = await roundOf(reader, schedules, last);
      if (round === null) break;
      rounds.push(round.round);
      last = round.first - 1;
    }
    return rounds.length === 0 ? empty(about) : data(rounds, about);
  });
}

/** The round that holds the slot, as far as `last`; null where nobody knows its schedule. */
async function roundOf(
  reader: HistoryReader,
  schedules: Schedules,
  last: number,
): Promise<{ first: number; round: ProducerRound } | null> {
  const { rounds } = derivedOf(reader);
  const [newest] = (await rounds.producerBlocks(last - slotsPerTurn, last)).toReversed();
  const version = newest?.scheduleVersion ?? (await versionAt(reader, last));
  const producers = version === null ? null : await schedules.of(version);
  if (version === null || producers === null) return null;
  const length = producers.length * slotsPerTurn;
  const first = last - (last % length);
  const blocks = await rounds.producerBlocks(first, last);
  // A schedule that came into force within the round began with its first block, or with the slots missed before it.
  const older = blocks.findLast((block) => block.scheduleVersion !== version || !schedules.fits(block, producers));
  // The newest block is another's already: this schedule came after it, and whose slots these were is not known.
  if (older !== undefined && older.slot === newest?.slot) return null;
  const begin = older === undefined ? first : older.slot + 1;
  const mine = blocks.filter(({ slot }) => slot >= begin);
  const due = slotsByProducer(begin, last, producers);
  const made = countByProducer(mine);
  const rows = producers.map((producer) => ({
    producer,
    due: due.get(producer) ?? 0,
    produced: made.get(producer) ?? 0,
  }));
  const round = {
    scheduleVersion: schedules.shownVersion(version),
    begin: isoZ(slotToTime(begin)),
    end: isoZ(slotToTime(first + length - 1)),
    producers: rows,
    missed: last - begin + 1 - mine.length,
  };
  return { first: begin, round };
}

/** Slots without a block between two times, told by the gaps and the schedule in force. */
export function missedBlocks(
  { reader }: RecordsContext,
  { after, before, known }: { after: string; before: string; known: KnownSchedule | null },
): Promise<Outcome<MissedBlocks>> {
  return answerOf(reader, 'blocks', async (status, about) => {
    const schedules = new Schedules(reader, known);
    const begin = (await reader.block(Math.max(2, status.firstBlock)))?.slot ?? status.head.slot;
    const from = Math.max(begin, slotAtOrAfter(after, 'after'));
    const to = Math.min(status.head.slot, slotAtOrBefore(before, 'before'));
    const gaps = await derivedOf(reader).rounds.gaps(from, to, mostGaps + 1);
    const missed = new Map<string, number>();
    let all = 0;
    let stood = 0;
    let unknown = 0;
    for (const gap of gaps.slice(0, mostGaps)) {
      const [first, last] = [Math.max(from, gap.first), Math.min(to, gap.last)];
      const producers = await producersOfGap(reader, schedules, gap);
      if (gap.last - gap.first + 1 >= (producers?.length ?? largestSchedule) * slotsPerTurn) {
        stood += last - first + 1;
        continue;
      }
      all += last - first + 1;
      if (producers === null) unknown += last - first + 1;
      else
        for (const [producer, count] of slotsByProducer(first, last, producers)) {
          missed.set(producer, (missed.get(producer) ?? 0) + count);
        }
    }
    const message = `The schedule of ${unknown} missed slots was announced before this index began`;
    const failures =
      unknown === 0 ? [] : [note('not-indexed', message, failureReason('schedule-unknown', String(unknown)))];
    const producers = [...missed].map(([producer, count]) => ({ producer, missed: count }));
    producers.sort((a, b) => b.missed - a.missed || (a.producer < b.producer ? -1 : 1));
    // Of what was before a chain's first blocks nothing is missing.
    const reaches = status.firstBlock <= 2 || slotAtOrAfter(after, 'after') >= begin;
    const whole = unknown === 0 && gaps.length <= mostGaps && reaches;
    return data(
      {
        after: isoZ(slotToTime(from)),
        before: isoZ(slotToTime(Math.max(from, to))),
        missed: all,
        stood,
        slots: Math.max(0, to - from + 1),
        producers,
      },
      { ...about, complete: about.complete && whole, failures: [...about.failures, ...failures] },
    );
  });
}

/** Who was due in a gap. What headers do not tell is taken from the schedule of now, where the blocks around fit it. */
async function producersOfGap(reader: HistoryReader, schedules: Schedules, gap: StoredGap): Promise<string[] | null> {
  const producers = await schedules.of(gap.scheduleVersion);
  if (producers === null || !schedules.isAssumed(gap.scheduleVersion)) return producers;
  const around = await derivedOf(reader).rounds.producerBlocks(gap.first - slotsPerTurn, gap.last + slotsPerTurn);
  return around.every((block) => schedules.fits(block, producers)) ? producers : null;
}

/**
 * Schedules by version: those that blocks announced, and the one that somebody else knows. From Savanna on headers carry
 * one and the same number in place of a version; the schedule is then taken to be the one of now as far back as the
 * blocks themselves fit it.
 */
class Schedules {
  readonly #reader: HistoryReader;
  readonly #known: KnownSchedule | null;
  readonly #found = new Map<number, string[] | null>();

  constructor(reader: HistoryReader, known: KnownSchedule | null) {
    this.#reader = reader;
    this.#known = known;
    if (known !== null && known.producers.length > 0) this.#found.set(known.version, known.producers);
  }

  isAssumed(version: number): boolean {
    return isSavannaBlock({ schedule_version: version });
  }

  /** Whether the block was made by whose turn it was; where headers name their schedule, that is beyond doubt. */
  fits({ slot, producer, scheduleVersion }: StoredProducerBlock, producers: readonly string[]): boolean {
    return !this.isAssumed(scheduleVersion) || producerOfSlot(slot, producers) === producer;
  }

  shownVersion(version: number): number {
    return this.isAssumed(version) ? (this.#known?.version ?? version) : version;
  }

  async of(version: number): Promise<string[] | null> {
    if (this.isAssumed(version)) return this.#known?.producers.length ? this.#known.producers : null;
    const found = this.#found.get(version);
    if (found !== undefined) return found;
    const announced = await derivedOf(this.#reader).rounds.schedule(version);
    const producers = announced === null || announced.producers.length === 0 ? null : announced.producers;
    this.#found.set(version, producers);
    return producers;
  }
}

/** Schedule in force in a slot without a block: that of the next block. */
async function versionAt(reader: HistoryReader, slot: number): Promise<number | null> {
  return (await reader.blockFromSlot(slot))?.scheduleVersion ?? null;
}

function countByProducer(blocks: readonly StoredProducerBlock[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { producer } of blocks) counts.set(producer, (counts.get(producer) ?? 0) + 1);
  return counts;
}
