import { codeByHash } from '../present-tables.ts';
import type { Migration } from './migration.ts';

/** Adds the index of accounts by the hash of their code. */
export const toVersion4: Migration = {
  from: 3,
  run(db, report) {
    report('code by hash');
    db.exec(codeByHash);
  },
};
