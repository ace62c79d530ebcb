import { rebuildDerived } from '../derived/rebuild-derived.ts';
import { derivedTables } from '../derived/tables.ts';
import { Interned } from '../interned.ts';
import { listTables } from '../list-tables.ts';
import { rebuildLists } from '../rebuild-lists.ts';
import type { Migration } from './migration.ts';

/**
 * Converts account lists to packed chunks indexed by shape, and adds the derived tables. Version 1 did not store
 * schedules, so they are known only from the next announcement.
 */
export const toVersion2: Migration = {
  from: 1,
  run(db, report) {
    for (const statement of [...listTables, ...derivedTables]) db.exec(statement);
    const actions = Number(
      db.prepare('SELECT max(sequence) - min(sequence) + 1 AS count FROM actions').get()?.['count'] ?? 0,
    );
    const interned = new Interned(db, true);
    report('lists of actions');
    rebuildLists(db, interned, (done) => report(`lists of actions, ${done} of ${actions} actions`));
    rebuildDerived(db, interned, report);
    db.exec('DROP TABLE account_actions');
  },
};
