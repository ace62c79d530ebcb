import type { DatabaseSync } from 'node:sqlite';
import {
  announcedScheduleOf,
  type AnnouncedSchedule,
  producerListOf,
  type RoundReader,
  type StoredGap,
  type StoredProducerBlock,
  type StoredSchedule,
} from '../../round-reader.ts';
import type { Interned } from '../interned.ts';
import { integer } from '../rows.ts';

/** Reads schedules, gaps and block producers from a SQLite store. */
export class SqliteRounds implements RoundReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
  }

  async schedule(version: number): Promise<StoredSchedule | null> {
    const row = this.#db.prepare('SELECT * FROM schedules WHERE version = ? ORDER BY block DESC LIMIT 1').get(version);
    if (row === undefined) return null;
    return { ...producerListOf(row), block: integer(row, 'block') };
  }

  async schedulesUpTo(slot: number, limit: number): Promise<AnnouncedSchedule[]> {
    const rows = this.#db
      .prepare(
        `SELECT s.version, s.producers, s.block, b.slot, b.schedule_version FROM schedules s
         JOIN blocks b ON b.num = s.block WHERE b.slot <= ? ORDER BY s.block DESC LIMIT ?`,
      )
      .all(slot, limit);
    return rows.map(announcedScheduleOf);
  }

  async gaps(from: number, to: number, limit: number): Promise<StoredGap[]> {
    const first = this.#db.prepare('SELECT num FROM blocks WHERE slot >= ? ORDER BY slot LIMIT 1').get(from);
    if (first === undefined) return [];
    const last = this.#db.prepare('SELECT num FROM blocks WHERE slot > ? ORDER BY slot LIMIT 1').get(to);
    const rows = this.#db.prepare(
      `SELECT g.block, g.slots, b.slot, b.schedule_version FROM gaps g JOIN blocks b ON b.num = g.block
       WHERE g.block BETWEEN ? AND ? AND b.slot > ? AND b.slot - g.slots <= ? ORDER BY g.block LIMIT ?`,
    );
    const bounds = [integer(first, 'num'), last === undefined ? Number.MAX_SAFE_INTEGER : integer(last, 'num')];
    return rows.all(...bounds, from, to, limit).map((row) => ({
      block: integer(row, 'block'),
      first: integer(row, 'slot') - integer(row, 'slots'),
      last: integer(row, 'slot') - 1,
      scheduleVersion: integer(row, 'schedule_version'),
    }));
  }

  async producerBlocks(from: number, to: number): Promise<StoredProducerBlock[]> {
    const rows = this.#db
      .prepare('SELECT slot, producer, schedule_version FROM blocks WHERE slot BETWEEN ? AND ? ORDER BY slot')
      .all(from, to);
    return rows.map((row) => ({
      slot: integer(row, 'slot'),
      producer: this.#interned.nameText(integer(row, 'producer')),
      scheduleVersion: integer(row, 'schedule_version'),
    }));
  }
}
