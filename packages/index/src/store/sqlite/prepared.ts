import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Caches prepared statements by SQL text, since preparing often costs more than running. Not for `iterate`. */
export class Prepared {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
