import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../../history-store.ts';
import type { Migration } from './migration.ts';
import { toVersion2 } from './to-version-2.ts';
import { toVersion3 } from './to-version-3.ts';
import { toVersion4 } from './to-version-4.ts';

/** Migrations in order. A schema change increments `schemaVersion` and adds one here. */
const migrations: readonly Migration[] = [toVersion2, toVersion3, toVersion4];

const reportEveryMs = 2000;

/**
 * Migrates a store to version `to`, one database transaction per version, so that a killed process leaves the previous
 * version intact. Throws StoreError if the store is newer or cannot be migrated.
 */
export function migrate(
  db: DatabaseSync,
  { path, from, to }: { path: string; from: number; to: number },
  report: (line: string) => void,
): void {
  if (from > to) throw newerStore(path, from, to);
  for (let version = from; version < to; version++) {
    const migration = migrations.find((migration) => migration.from === version);
    if (migration === undefined) {
      const message = `${path} has store version ${version}, which cannot be migrated to ${to}: move it away and index again`;
      throw new StoreError('other-version', message);
    }
    const line = (doing: string): void =>
      report(`Migrating ${path} from store version ${version} to ${version + 1}: ${doing}`);
    inTransaction(db, () => {
      migration.run(db, throttled(line));
      db.exec(`PRAGMA user_version = ${version + 1}`);
    });
    line('done');
  }
}

/** Error for a store that a newer version of the program has written. */
export function newerStore(path: string, version: number, supported: number): StoreError {
  const message = `${path} has store version ${version}, but this program supports up to ${supported}: start the newer program`;
  return new StoreError('other-version', message);
}

function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Reports the first line at once, then at most one every two seconds. */
function throttled(report: (doing: string) => void): (doing: string) => void {
  let last = -Infinity;
  return (doing) => {
    const now = performance.now();
    if (now - last < reportEveryMs) return;
    last = now;
    report(doing);
  };
}
