import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Statements by their text, each prepared once: preparing one costs more than most of them do. Not for `iterate`. */
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
