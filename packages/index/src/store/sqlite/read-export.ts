import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StoredExport } from '../export/export-reader.ts';
import type { Interned } from './interned.ts';
import { bytesColumn, hexColumn, integer } from './rows.ts';

const nothing = new Uint8Array();

/** Reads executions for exports: few columns, and shared transactions and blocks once. */
export class ExportRows {
  readonly #interned: Interned;
  readonly #action: StatementSync;
  readonly #transaction: StatementSync;
  readonly #block: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#action = db.prepare('SELECT trx, kind, auth, data FROM actions WHERE sequence = ?');
    this.#transaction = db.prepare('SELECT id, block FROM transactions WHERE num = ?');
    this.#block = db.prepare('SELECT id, slot FROM blocks WHERE num = ?');
  }

  read(executions: readonly number[]): StoredExport[] {
    const rows: StoredExport[] = [];
    let transaction = { num: -1, id: '', block: -1 };
    let block = { num: -1, id: '', slot: 0 };
    for (const sequence of executions) {
      const action = this.#action.get(sequence);
      if (action === undefined) continue;
      const num = integer(action, 'trx');
      if (num !== transaction.num) {
        const row = this.#transaction.get(num)!;
        transaction = { num, id: hexColumn(row, 'id'), block: integer(row, 'block') };
      }
      if (transaction.block !== block.num) {
        const row = this.#block.get(transaction.block)!;
        block = { num: transaction.block, id: hexColumn(row, 'id'), slot: integer(row, 'slot') };
      }
      const kind = this.#interned.kindText(integer(action, 'kind'));
      rows.push({
        sequence,
        contract: kind.contract,
        name: kind.name,
        authorization: this.#interned.authLevels(integer(action, 'auth')),
        data: bytesColumn(action, 'data') ?? nothing,
        transactionId: transaction.id,
        block: block.num,
        blockId: block.id,
        slot: block.slot,
      });
    }
    return rows;
  }
}
