import { Interned } from '../interned.ts';
import { creationsByCreator, presentStateTables } from '../present-tables.ts';
import { rebuildPresent } from '../rebuild-present.ts';
import type { Migration } from './migration.ts';

/** Adds the rows of the present state, and keeps of the holders of keys and accounts the present ones only. */
export const toVersion3: Migration = {
  from: 2,
  run(db, report) {
    db.exec('DROP TABLE key_holders; DROP TABLE account_holders; DROP INDEX creations_by_creator');
    for (const statement of [...presentStateTables, creationsByCreator]) db.exec(statement);
    report('present rows');
    rebuildPresent(db, new Interned(db, true), report);
  },
};
