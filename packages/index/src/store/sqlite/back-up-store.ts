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
 * Copies a store at one instant while its writer goes on, and gives the copy its name only when it was opened, checked
 * and put on the disk. `VACUUM INTO` reads one snapshot; copying page by page would begin anew with every block.
 * Throws StoreError; a copy that does not hold is removed.
 */
export async function backUpStore(
  { path, chainId }: { path: string; chainId: string },
  target: string,
  told: (line: string) => void,
): Promise<CopiedStore> {
  if (existsSync(target)) throw new StoreError('damaged', `${target} exists already: a copy replaces nothing`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  try {
    told(`Copying ${path} (${statSync(path).size} bytes)`);
    const source = openForReading(path, chainId);
    try {
      source.prepare('VACUUM INTO ?').run(part);
    } finally {
      source.close();
    }
    told(`Checking ${part}`);
    const found = checkCopy(part, chainId);
    sync(part);
    renameSync(part, target);
    sync(dirname(target));
    return { ...found, bytes: statSync(target).size };
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof StoreError) throw error;
    throw new StoreError('damaged', `${path} could not be copied to ${target}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Looks into every page, and whether blocks, transactions and actions end where the last block says. */
function checkCopy(path: string, chainId: string): { first: number; head: number } {
  const db = openForReading(path, chainId);
  try {
    const verdict = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (verdict !== 'ok') throw new StoreError('damaged', `the copy is damaged: ${String(verdict)}`);
    const found = db.prepare('SELECT min(num) AS first, max(num) AS head, count(*) AS count FROM blocks').get();
    if (found === undefined || found['head'] === null) return { first: 0, head: 0 };
    const [first, head] = [found['first'] as number, found['head'] as number];
    if (found['count'] !== head - first + 1 || !endsWithHead(db)) {
      throw new StoreError('damaged', `the copy does not hold together: blocks ${first} to ${head}`);
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
