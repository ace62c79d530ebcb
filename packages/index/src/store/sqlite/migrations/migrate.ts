import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../../history-store.ts';
import type { Migration } from './migration.ts';
import { toVersion2 } from './to-version-2.ts';

/** By the version that they begin at. A change of the tables raises `schemaVersion` and adds one here. */
const migrations: readonly Migration[] = [toVersion2];

const toldEveryMs = 2000;

/**
 * Brings a store to version `to`, one version a database transaction: a process killed meanwhile leaves the version
 * before, whole, and the next one begins that step again. Throws StoreError for a store that is newer or has no way here.
 */
export function migrate(
  db: DatabaseSync,
  { path, from, to }: { path: string; from: number; to: number },
  told: (line: string) => void,
): void {
  if (from > to) throw newerStore(path, from, to);
  for (let version = from; version < to; version++) {
    const step = migrations.find((migration) => migration.from === version);
    if (step === undefined) {
      const message = `${path} has store version ${version}, which nothing brings to ${to}: move it away and index again`;
      throw new StoreError('other-version', message);
    }
    const line = (doing: string): void =>
      told(`Bringing ${path} from store version ${version} to ${version + 1}: ${doing}`);
    inTransaction(db, () => {
      step.run(db, seldom(line));
      db.exec(`PRAGMA user_version = ${version + 1}`);
    });
    line('done');
  }
}

/** What an older program says of a newer store. */
export function newerStore(path: string, version: number, known: number): StoreError {
  const message = `${path} has store version ${version}, this program knows ${known}: start the newer program again`;
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

/** The first line at once, then one every two seconds at most. */
function seldom(told: (doing: string) => void): (doing: string) => void {
  let last = -Infinity;
  return (doing) => {
    const now = performance.now();
    if (now - last < toldEveryMs) return;
    last = now;
    told(doing);
  };
}
