import type { DatabaseSync } from 'node:sqlite';

/** One step from a version of the tables to the next. */
export interface Migration {
  from: number;
  /** Works in the open database transaction; `told` hears what it is at. */
  run(db: DatabaseSync, told: (doing: string) => void): void;
}
