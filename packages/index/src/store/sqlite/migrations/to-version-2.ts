import { rebuildDerived } from '../derived/rebuild-derived.ts';
import { derivedTables } from '../derived/tables.ts';
import { Interned } from '../interned.ts';
import { listTables } from '../list-tables.ts';
import { rebuildLists } from '../rebuild-lists.ts';
import type { Migration } from './migration.ts';

/**
 * Accounts' lists of actions become packed chunks found by shapes, and what is derived from blocks gets its tables.
 * Schedules that were announced before are in no table of version 1: they are known again from the next one on.
 */
export const toVersion2: Migration = {
  from: 1,
  run(db, told) {
    for (const statement of [...listTables, ...derivedTables]) db.exec(statement);
    const actions = Number(
      db.prepare('SELECT max(sequence) - min(sequence) + 1 AS count FROM actions').get()?.['count'] ?? 0,
    );
    const interned = new Interned(db, true);
    told('lists of actions');
    rebuildLists(db, interned, (done) => told(`lists of actions, ${done} of ${actions} actions`));
    rebuildDerived(db, interned, told);
    db.exec('DROP TABLE account_actions');
  },
};
