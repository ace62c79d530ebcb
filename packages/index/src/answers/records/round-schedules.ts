import { isSavannaBlock } from '@antescope/codec/chain/block';
import { policyActivationSlot } from '@antescope/codec/chain/finality-extension';
import { producerOfSlot, slotsPerTurn } from '@antescope/sources/producer/schedule-slots';
import type { CurrentSchedule } from '@antescope/sources/state/producer-rounds';
import type { ProducerList } from '../../store/block-rows.ts';
import type { HistoryReader } from '../../store/history-store.ts';
import type { StoredGap, StoredProducerBlock } from '../../store/round-reader.ts';
import { derivedOf } from '../index-answer.ts';

/** Schedule size assumed where the schedule is unknown. */
const defaultScheduleSize = 21;

/** Whether no block was produced for a whole round: the chain was halted, no producer missed. */
export function isHalt({ first, last }: StoredGap, schedule: ProducerList | null): boolean {
  return last - first + 1 >= (schedule?.producers.length ?? defaultScheduleSize) * slotsPerTurn;
}

/**
 * The schedule of a gap, null if unknown. Without a version in the headers the current schedule is used if the surrounding blocks
 * match it.
 */
export async function scheduleOfGap(
  reader: HistoryReader,
  schedules: Schedules,
  gap: StoredGap,
): Promise<ProducerList | null> {
  const schedule = await schedules.of(gap.scheduleVersion, gap.last);
  if (schedule === null) return null;
  const { producers, since, isAssumed } = schedule;
  // Two schedules within one gap: its missed slots cannot be attributed to either.
  if (since !== null && gap.first < since) return null;
  if (!isAssumed) return schedule;
  const neighbors = await derivedOf(reader).rounds.producerBlocks(gap.first - slotsPerTurn, gap.last + slotsPerTurn);
  return neighbors.every((block) => schedules.fits(block, producers)) ? schedule : null;
}

interface Schedule extends ProducerList {
  /** First slot in which it is active; null if unknown, or named by the headers. */
  since: number | null;
  /** Not announced in the index: it is the current one, which may not have been active then. */
  isAssumed: boolean;
}

/** Policies announced and not yet active are few: a proposal takes effect within 24 slots. */
const maxPolicies = 100;

/**
 * Schedules by version: those announced in blocks, and the current one from a node. Since Savanna headers carry a
 * constant instead of a version: the schedule of a slot is the newest proposed one that was active by then. If the index
 * has none, the current schedule is assumed as far back as the blocks match it.
 */
export class Schedules {
  readonly #reader: HistoryReader;
  readonly #current: CurrentSchedule | null;
  readonly #cache = new Map<number, string[] | null>();

  constructor(reader: HistoryReader, current: CurrentSchedule | null) {
    this.#reader = reader;
    this.#current = current;
    if (current !== null && current.producers.length > 0) this.#cache.set(current.version, current.producers);
  }

  /** Whether headers with this version do not name their schedule. */
  isUnnamed(version: number): boolean {
    return isSavannaBlock({ schedule_version: version });
  }

  /** Whether the schedule had this producer in this slot. Always true if the header names its schedule. */
  fits({ slot, producer, scheduleVersion }: StoredProducerBlock, producers: readonly string[]): boolean {
    return !this.isUnnamed(scheduleVersion) || producerOfSlot(slot, producers) === producer;
  }

  async of(version: number, slot: number): Promise<Schedule | null> {
    if (this.isUnnamed(version)) return (await this.#proposed(slot)) ?? this.#assumed();
    const producers = await this.#named(version);
    return producers === null ? null : { version, producers, since: null, isAssumed: false };
  }

  #assumed(): Schedule | null {
    return this.#current?.producers.length ? { ...this.#current, since: null, isAssumed: true } : null;
  }

  async #proposed(slot: number): Promise<Schedule | null> {
    for (const one of await derivedOf(this.#reader).rounds.schedulesUpTo(slot, maxPolicies)) {
      const { version, producers } = one;
      // The initial producer of a chain is stored with the version of its block.
      if (this.isUnnamed(version)) continue;
      // The last schedule of the old consensus is active when Savanna begins.
      if (!this.isUnnamed(one.blockVersion)) return { version, producers, since: null, isAssumed: false };
      const since = policyActivationSlot(one.slot);
      if (since <= slot) return { version, producers, since, isAssumed: false };
    }
    return null;
  }

  async #named(version: number): Promise<string[] | null> {
    const cached = this.#cache.get(version);
    if (cached !== undefined) return cached;
    const announced = await derivedOf(this.#reader).rounds.schedule(version);
    const producers = announced === null || announced.producers.length === 0 ? null : announced.producers;
    this.#cache.set(version, producers);
    return producers;
  }
}
