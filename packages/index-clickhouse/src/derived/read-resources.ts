import type { ResourceReader, StoredResources } from '@antescope/index/store/resource-reader';
import { numberOfName } from '../name-numbers.ts';
import { whole } from '../conditions.ts';
import { nameColumn } from '../rows.ts';
import type { EngineRow } from '../engine.ts';
import type { Snapshot } from '../snapshot.ts';

const shortestRow = 48;

/** Reads resources of accounts from `userres` rows: owner, NET and CPU stakes as assets, RAM bytes. */
export class ClickHouseResources implements ResourceReader {
  readonly #now: () => Promise<Snapshot>;
  readonly #system: string;

  constructor(now: () => Promise<Snapshot>, system: string) {
    this.#now = now;
    this.#system = system;
  }

  async resources(owner: string): Promise<StoredResources | null> {
    const snapshot = await this.#now();
    const row = await snapshot.first(this.#latest(snapshot, `AND scope = ${numberOfName(owner)}`));
    return row === null ? null : resourcesOf(row);
  }

  async largestResources(by: 'ram' | 'stake', limit: number): Promise<StoredResources[]> {
    const snapshot = await this.#now();
    // The sum of both stakes saturates at int64, as in SQLite.
    const size = by === 'ram' ? 'toInt128(ram)' : 'toInt128(net) + toInt128(cpu)';
    const rows = await snapshot.query(
      `SELECT * FROM (${this.#latest(snapshot, '')}) ORDER BY ${size} DESC, scope DESC LIMIT ${whole(limit)}`,
    );
    return rows.map(resourcesOf);
  }

  /** The last row of each account with this layout. */
  #latest(snapshot: Snapshot, narrowed: string): string {
    const table = `code = ${numberOfName(this.#system)} AND table_name = ${numberOfName('userres')}`;
    const condition = `${table} AND scope = primary_key ${narrowed}`;
    return `SELECT scope, ${int64At(9)} AS net, ${int64At(25)} AS cpu, ${int64At(41)} AS ram
      FROM (SELECT scope, argMax(tuple(value), block).1 AS last ${snapshot.from('row_versions', condition)} GROUP BY scope)
      WHERE length(last) >= ${shortestRow}`;
  }
}

function int64At(from: number): string {
  return `reinterpretAsInt64(substring(assumeNotNull(last), ${from}, 8))`;
}

function resourcesOf(row: EngineRow): StoredResources {
  return {
    owner: nameColumn(row, 'scope'),
    ram: BigInt(String(row['ram'])),
    net: BigInt(String(row['net'])),
    cpu: BigInt(String(row['cpu'])),
  };
}
