import type { DatabaseSync } from 'node:sqlite';

/** One schema migration step. */
export interface Migration {
  from: number;
  /** Runs in the open database transaction; `report` receives progress. */
  run(db: DatabaseSync, report: (step: string) => void): void;
}
