import { type Commit, emptyState, lastCommit, visible } from './commit.ts';
import type { Engine, EngineParameters, EngineRow } from './engine.ts';

/** The store as of one commit. All reads through a snapshot are consistent, regardless of concurrent writes. */
export class Snapshot {
  readonly commit: Commit;
  readonly #engine: Engine;
  readonly #database: string;

  private constructor(engine: Engine, database: string, commit: Commit) {
    this.#engine = engine;
    this.#database = database;
    this.commit = commit;
  }

  static async take(engine: Engine, database: string): Promise<Snapshot> {
    const nothing: Commit = { generation: 0, number: 0, writer: '', state: emptyState };
    return new Snapshot(engine, database, (await lastCommit(engine, database)) ?? nothing);
  }

  /** `FROM` and `WHERE` for the visible rows of a table, with an additional `condition`. */
  from(table: string, condition: string): string {
    return `FROM ${this.#database}.${table} WHERE (${condition}) AND ${visible(this.commit)}`;
  }

  query(statement: string, parameters?: EngineParameters): Promise<EngineRow[]> {
    return this.#engine.query(statement, parameters);
  }

  async first(statement: string, parameters?: EngineParameters): Promise<EngineRow | null> {
    const [row] = await this.#engine.query(statement, parameters);
    return row ?? null;
  }
}
