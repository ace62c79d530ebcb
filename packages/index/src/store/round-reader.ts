import type { ProducerList } from './block-rows.ts';

/** A producer schedule announced in a block. */
export interface StoredSchedule extends ProducerList {
  /** Block that announced it. */
  block: number;
}

/** The producers in a row of the announced schedules. */
export function producerListOf(row: Record<string, unknown>): ProducerList {
  return { version: Number(row['version']), producers: String(row['producers']).split(',') };
}

/** A stored schedule with the slot and the schedule version of the block that announced it. */
export interface AnnouncedSchedule extends StoredSchedule {
  slot: number;
  blockVersion: number;
}

export function announcedScheduleOf(row: Record<string, unknown>): AnnouncedSchedule {
  return {
    ...producerListOf(row),
    block: Number(row['block']),
    slot: Number(row['slot']),
    blockVersion: Number(row['schedule_version']),
  };
}

/** Slots (half seconds) without a block, inclusive, and the active schedule. */
export interface StoredGap {
  /** Block after the gap. */
  block: number;
  first: number;
  last: number;
  scheduleVersion: number;
}

export interface StoredProducerBlock {
  slot: number;
  producer: string;
  scheduleVersion: number;
}

/** Data to compare scheduled with produced blocks. */
export interface RoundReader {
  /** Newest announcement of the version; null if it precedes the index. */
  schedule(version: number): Promise<StoredSchedule | null>;
  /** Schedules announced in this slot or before, newest first. */
  schedulesUpTo(slot: number, limit: number): Promise<AnnouncedSchedule[]>;
  /** Gaps that overlap the slots `from` to `to`, oldest first. */
  gaps(from: number, to: number, limit: number): Promise<StoredGap[]>;
  /** Blocks in these slots, in order. */
  producerBlocks(from: number, to: number): Promise<StoredProducerBlock[]>;
}
