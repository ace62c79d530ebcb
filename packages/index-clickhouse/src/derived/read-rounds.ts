import { firstOwnBlock } from '@antescope/index/store/announced-list';
import {
  announcedScheduleOf,
  type AnnouncedSchedule,
  producerListOf,
  type RoundReader,
  type StoredGap,
  type StoredProducerBlock,
  type StoredSchedule,
} from '@antescope/index/store/round-reader';
import { whole } from '../conditions.ts';
import { integer, nameColumn } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';

/** Reads schedules, gaps and block producers. */
export class ClickHouseRounds implements RoundReader {
  readonly #now: () => Promise<Snapshot>;

  constructor(now: () => Promise<Snapshot>) {
    this.#now = now;
  }

  async schedule(version: number): Promise<StoredSchedule | null> {
    const snapshot = await this.#now();
    const row = await snapshot.first(
      `SELECT version, producers, block ${snapshot.from('schedules', `version = ${whole(version)}`)} ORDER BY block DESC LIMIT 1`,
    );
    if (row === null) return null;
    return { ...producerListOf(row), block: integer(row, 'block') };
  }

  async schedulesUpTo(slot: number, limit: number): Promise<AnnouncedSchedule[]> {
    const snapshot = await this.#now();
    const rows = await snapshot.query(
      `SELECT s.version AS version, s.producers AS producers, s.block AS block, b.slot AS slot,
         b.schedule_version AS schedule_version
       FROM (SELECT version, producers, block ${snapshot.from('schedules', '1')}) AS s
       JOIN (SELECT block, slot, schedule_version ${snapshot.from('blocks', `slot <= ${whole(slot)}`)}) AS b
         ON b.block = s.block
       ORDER BY block DESC LIMIT ${whole(limit)}`,
    );
    return rows.map(announcedScheduleOf);
  }

  async gaps(from: number, to: number, limit: number): Promise<StoredGap[]> {
    const snapshot = await this.#now();
    // Includes the adjacent block on both sides, since a gap may extend beyond the slots.
    const before = `ifNull((SELECT max(block) ${snapshot.from('blocks', `slot < ${whole(from)}`)}), 0)`;
    const after = `(SELECT block ${snapshot.from('blocks', `slot > ${whole(to)}`)} ORDER BY block LIMIT 1)`;
    const range = `block >= ${before} AND block <= ifNull(${after}, 4294967295)`;
    const blocks = `SELECT block, slot, schedule_version,
        lagInFrame(slot, 1, slot) OVER (ORDER BY block ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS previous,
        lagInFrame(block, 1, 0) OVER (ORDER BY block ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS previous_block
      ${snapshot.from('blocks', range)}`;
    const rows = await snapshot.query(
      `SELECT block, slot, schedule_version, previous FROM (${blocks})
       WHERE block > ${firstOwnBlock} AND previous_block = block - 1 AND slot > previous + 1
         AND slot > ${whole(from)} AND previous + 1 <= ${whole(to)}
       ORDER BY block LIMIT ${whole(limit)}`,
    );
    return rows.map((row) => ({
      block: integer(row, 'block'),
      first: integer(row, 'previous') + 1,
      last: integer(row, 'slot') - 1,
      scheduleVersion: integer(row, 'schedule_version'),
    }));
  }

  async producerBlocks(from: number, to: number): Promise<StoredProducerBlock[]> {
    const snapshot = await this.#now();
    const rows = await snapshot.query(
      `SELECT slot, producer, schedule_version
       ${snapshot.from('blocks', `slot BETWEEN ${whole(from)} AND ${whole(to)}`)} ORDER BY slot`,
    );
    return rows.map((row) => ({
      slot: integer(row, 'slot'),
      producer: nameColumn(row, 'producer'),
      scheduleVersion: integer(row, 'schedule_version'),
    }));
  }
}
