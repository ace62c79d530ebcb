import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../history-store.ts';
import { openForReading } from './open.ts';

export interface CopiedStore {
  first: number;
  head: number;
  bytes: number;
}

/**
 * Copies a consistent snapshot of a store while its writer continues. The copy is renamed into place only after it was
 * checked and synced. `VACUUM INTO` reads one snapshot; the page-wise backup API would restart with every block. Throws
 * StoreError; a failed copy is removed.
 */
export async function backUpStore(
  { path, chainId }: { path: string; chainId: string },
  target: string,
  report: (line: string) => void,
): Promise<CopiedStore> {
  if (existsSync(target)) throw new StoreError('damaged', `${target} already exists`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  try {
    report(`Copying ${path} (${statSync(path).size} bytes)`);
    const source = openForReading(path, chainId);
    try {
      source.prepare('VACUUM INTO ?').run(part);
    } finally {
      source.close();
    }
    report(`Checking ${part}`);
    const range = checkCopy(part, chainId);
    sync(part);
    renameSync(part, target);
    sync(dirname(target));
    return { ...range, bytes: statSync(target).size };
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof StoreError) throw error;
    throw new StoreError('damaged', `${path} could not be copied to ${target}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Checks every page, and that transactions and actions end with the last block. */
function checkCopy(path: string, chainId: string): { first: number; head: number } {
  const db = openForReading(path, chainId);
  try {
    const result = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (result !== 'ok') throw new StoreError('damaged', `the copy is damaged: ${String(result)}`);
    const range = db.prepare('SELECT min(num) AS first, max(num) AS head, count(*) AS count FROM blocks').get();
    if (range === undefined || range['head'] === null) return { first: 0, head: 0 };
    const [first, head] = [range['first'] as number, range['head'] as number];
    if (range['count'] !== head - first + 1 || !endsWithHead(db)) {
      throw new StoreError('damaged', `the copy is inconsistent: blocks ${first} to ${head}`);
    }
    return { first, head };
  } finally {
    db.close();
  }
}

function endsWithHead(db: DatabaseSync): boolean {
  const last = db
    .prepare(
      `SELECT first_transaction + transaction_count AS transactions, first_sequence + action_count AS actions,
         (SELECT max(num) FROM transactions) AS last_transaction, (SELECT max(sequence) FROM actions) AS sequence,
         (SELECT max(block) FROM totals) AS totals, num AS head FROM blocks ORDER BY blocks.num DESC LIMIT 1`,
    )
    .get();
  if (last === undefined) return false;
  const before = (end: unknown, of: unknown): boolean => of === null || Number(of) < Number(end);
  return (
    before(last['transactions'], last['last_transaction']) &&
    before(last['actions'], last['sequence']) &&
    last['totals'] === last['head']
  );
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
