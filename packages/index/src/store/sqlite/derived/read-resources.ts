import type { DatabaseSync } from 'node:sqlite';
import type { ResourceReader, StoredResources } from '../../resource-reader.ts';
import type { Interned } from '../interned.ts';

type BigRow = Record<string, unknown>;

/** Reads current resources from a SQLite store. */
export class SqliteResources implements ResourceReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
  }

  async resources(owner: string): Promise<StoredResources | null> {
    const id = this.#interned.findName(owner);
    if (id === undefined) return null;
    const [row] = this.#all('SELECT * FROM resources WHERE owner = ?', id);
    return row === undefined ? null : this.#resources(row);
  }

  async largestResources(by: 'ram' | 'stake', limit: number): Promise<StoredResources[]> {
    const rows = this.#all(`SELECT * FROM resources ORDER BY ${by} DESC, owner DESC LIMIT ?`, limit);
    return rows.map((row) => this.#resources(row));
  }

  #all(sql: string, ...values: number[]): BigRow[] {
    const statement = this.#db.prepare(sql);
    statement.setReadBigInts(true);
    return statement.all(...values);
  }

  #resources(row: BigRow): StoredResources {
    return {
      owner: this.#interned.nameText(Number(row['owner'])),
      ram: row['ram'] as bigint,
      net: row['net'] as bigint,
      cpu: row['cpu'] as bigint,
    };
  }
}
