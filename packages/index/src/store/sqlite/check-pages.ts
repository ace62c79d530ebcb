import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../history-store.ts';

/** Reading all pages of a larger store would delay the start for too long; `backup` checks it. */
const maxChecked = 8 * 1024 ** 3;

/** Checks every page of a store after an unclean end, with a line to `report`. Throws StoreError. */
export function checkPages(db: DatabaseSync, path: string, report: (line: string) => void): void {
  if (statSync(path).size > maxChecked) {
    report(`${path} was not closed properly and is too large to be checked at the start: a backup checks it`);
    return;
  }
  report(`Checking ${path}, which was not closed properly`);
  const result = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (result !== 'ok') {
    throw new StoreError('damaged', `${path} is damaged: ${String(result)}: restore a backup, or move it away`);
  }
}
