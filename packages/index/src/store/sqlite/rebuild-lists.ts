import type { DatabaseSync } from 'node:sqlite';
import type { Interned } from './interned.ts';
import { ListFiling } from './list-filing.ts';
import { integer } from './rows.ts';

const actionsPerFlush = 50_000;
const nothing = new Uint8Array();

/**
 * Fills the empty tables `shapes`, `account_lists` and `chunk_shapes` from the stored actions, in the open database
 * transaction. `report` receives the number of processed actions.
 */
export function rebuildLists(db: DatabaseSync, interned: Interned, report: (done: number) => void = () => {}): void {
  const filing = new ListFiling(db, interned);
  const rows = db.prepare(
    `SELECT a.sequence, a.trx, a.receiver, a.kind, a.auth, a.execution, a.data FROM transactions t
     JOIN actions a ON a.sequence >= t.first_sequence AND a.sequence < t.first_sequence + t.action_count
     ORDER BY t.num, a.ordinal`,
  );
  let transaction: number | null = null;
  let done = 0;
  let pending = 0;
  for (const row of rows.iterate()) {
    if (integer(row, 'trx') !== transaction) {
      filing.endTransaction();
      transaction = integer(row, 'trx');
      if (pending >= actionsPerFlush) {
        filing.flush();
        report(done);
        pending = 0;
      }
    }
    const kind = integer(row, 'kind');
    const { contract: account, name } = interned.kindText(kind);
    const sequence = integer(row, 'sequence');
    filing.file(
      {
        globalSequence: sequence,
        executionSequence: (row['execution'] as number | null) ?? sequence,
        receiver: interned.nameText(integer(row, 'receiver')),
        account,
        name,
        authorization: interned.authLevels(integer(row, 'auth')),
        data: (row['data'] as Uint8Array | null) ?? nothing,
      },
      kind,
    );
    done++;
    pending++;
  }
  filing.endTransaction();
  filing.flush();
  report(done);
}
