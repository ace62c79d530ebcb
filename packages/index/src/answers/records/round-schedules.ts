import { isSavannaBlock } from '@antescope/codec/chain/block';
import { producerOfSlot, slotsPerTurn } from '@antescope/sources/producer/schedule-slots';
import type { CurrentSchedule } from '@antescope/sources/state/producer-rounds';
import type { ProducerList } from '../../store/block-rows.ts';
import type { HistoryReader } from '../../store/history-store.ts';
import type { AnnouncedSchedule, StoredGap, StoredProducerBlock } from '../../store/round-reader.ts';
import { derivedOf } from '../index-answer.ts';
import { policyActivations } from './policy-activation.ts';

/** Schedule size assumed where the schedule is unknown. */
const defaultScheduleSize = 21;

/** Whether no block was produced for a whole round: the chain was halted, no producer missed. */
export function isHalt({ first, last }: StoredGap, schedule: ProducerList | null): boolean {
  return last - first + 1 >= (schedule?.producers.length ?? defaultScheduleSize) * slotsPerTurn;
}

/** Missed slots under one schedule, null if unknown. */
export interface GapPart {
  first: number;
  last: number;
  schedule: ProducerList | null;
}

/**
 * The schedules of a gap, in the order of its slots: more than one if a policy becomes active within it. Where headers name
 * none, a schedule counts if the surrounding blocks match it.
 */
export async function partsOfGap(reader: HistoryReader, schedules: Schedules, gap: StoredGap): Promise<GapPart[]> {
  const parts: GapPart[] = [];
  for (let last = gap.last; last >= gap.first;) {
    const schedule = await schedules.of(gap.scheduleVersion, last);
    const first = Math.max(gap.first, schedule?.since ?? gap.first);
    const isKnown = schedule !== null && (await isConfirmed(reader, schedules, { first, last, schedule }));
    parts.unshift({ first, last, schedule: isKnown ? schedule : null });
    last = first - 1;
  }
  return parts;
}

/** Whether the blocks around these slots, as far as the schedule was active, are from its producers. */
async function isConfirmed(
  reader: HistoryReader,
  schedules: Schedules,
  { first, last, schedule }: { first: number; last: number; schedule: Schedule },
): Promise<boolean> {
  const begin = Math.max(first - slotsPerTurn, schedule.since ?? 0);
  const neighbors = await derivedOf(reader).rounds.producerBlocks(begin, last + slotsPerTurn);
  const other = neighbors.find((block) => !schedules.fits(block, schedule.producers));
  if (other === undefined) return true;
  return !schedule.isAssumed && (await schedules.isReplaced(schedule, other.slot));
}

interface Schedule extends ProducerList {
  /** First slot in which it is active; null if unknown, or named by the headers. */
  since: number | null;
  /** Not announced in the index: it is the current one, which may not have been active then. */
  isAssumed: boolean;
}

/** Policies announced and not yet active are few: a proposal takes effect within a few turns. */
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
  /** First active slot by the block that proposed the policy. */
  readonly #since = new Map<number, number>();

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

  /** Whether another announced schedule is active in this later slot. */
  async isReplaced({ version }: Schedule, slot: number): Promise<boolean> {
    const active = await this.#proposed(slot);
    return active !== null && active.version !== version;
  }

  #assumed(): Schedule | null {
    return this.#current?.producers.length ? { ...this.#current, since: null, isAssumed: true } : null;
  }

  async #proposed(slot: number): Promise<Schedule | null> {
    const list = await derivedOf(this.#reader).rounds.schedulesUpTo(slot, maxPolicies);
    for (const [index, one] of list.entries()) {
      const { version, producers } = one;
      // The initial producer of a chain is stored with the version of its block.
      if (this.isUnnamed(version)) continue;
      // The last schedule of the old consensus is active when Savanna begins.
      if (!this.isUnnamed(one.blockVersion)) return { version, producers, since: null, isAssumed: false };
      const since = await this.#activation(list.slice(index));
      if (since !== null && since <= slot) return { version, producers, since, isAssumed: false };
    }
    return null;
  }

  /** First slot in which the first of these policies is active; null if it was replaced before, or is not active yet. */
  async #activation(policies: readonly AnnouncedSchedule[]): Promise<number | null> {
    const { block } = policies[0]!;
    if (!this.#since.has(block)) {
      const isPolicy = (one: AnnouncedSchedule): boolean =>
        this.isUnnamed(one.blockVersion) && !this.isUnnamed(one.version);
      const savanna = policies.filter(isPolicy);
      for (const [proposing, since] of await policyActivations(this.#reader, savanna)) {
        this.#since.set(proposing, since);
      }
    }
    return this.#since.get(block) ?? null;
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
