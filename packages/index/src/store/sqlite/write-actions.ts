import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ActionRows, TransactionRows } from '../block-rows.ts';
import { createdAccount } from '../created-account.ts';
import { PackedWriter } from './bytes.ts';
import { packFacts } from './facts.ts';
import type { Interned } from './interned.ts';
import { ListFiling } from './list-filing.ts';
import { storedNativeAccounts } from './native-accounts.ts';

/** Writes transactions and their actions into the open database transaction. */
export class ActionWriter {
  readonly #interned: Interned;
  readonly #transaction: StatementSync;
  readonly #transactionId: StatementSync;
  readonly #action: StatementSync;
  readonly #creation: StatementSync;
  readonly #lists: ListFiling;
  readonly #packed = new PackedWriter();
  readonly #system: string;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#system = storedNativeAccounts(db).system;
    this.#transaction = db.prepare(
      `INSERT INTO transactions (num, id, block, status, cpu, net, elapsed, scheduled, error_code, failed,
         first_sequence, action_count, signatures, compression, free_data, packed, trace)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#transactionId = db.prepare('INSERT INTO transaction_ids (prefix, num) VALUES (?, ?)');
    this.#action = db.prepare(
      `INSERT INTO actions (sequence, trx, ordinal, creator, receiver, kind, auth, execution, data, facts)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#creation = db.prepare('INSERT OR REPLACE INTO creations (account, creator, trx, block) VALUES (?, ?, ?, ?)');
    this.#lists = new ListFiling(db, interned);
  }

  /** Clears the caches; required after a rollback or an undo. */
  forget(): void {
    this.#lists.forget();
  }

  /** Updates the accounts' lists; once per database transaction. */
  flush(): void {
    this.#lists.flush();
  }

  write(num: number, block: number, transaction: TransactionRows, firstSequence: number): void {
    const id = Buffer.from(transaction.id, 'hex');
    const packed = transaction.packed;
    this.#transaction.run(
      num,
      id,
      block,
      transaction.status,
      transaction.cpuUs,
      transaction.netWords,
      transaction.elapsedUs,
      transaction.scheduled ? 1 : 0,
      transaction.errorCode,
      transaction.failedId === null ? null : Buffer.from(transaction.failedId, 'hex'),
      firstSequence,
      transaction.actions.length,
      packed === null ? null : packed.signatures.join(','),
      packed === null ? null : packed.compression,
      packed === null || packed.contextFreeData.length === 0 ? null : packed.contextFreeData,
      packed === null ? null : packed.packed,
      transaction.trace,
    );
    this.#transactionId.run(id.readBigInt64BE(0), num);
    for (const action of transaction.actions) this.#writeAction(num, block, action);
    this.#lists.endTransaction();
  }

  #writeAction(num: number, block: number, action: ActionRows): void {
    const interned = this.#interned;
    const kind = interned.kind(action.account, action.name);
    const receiver = interned.name(action.receiver);
    const isExecution = action.executionSequence === action.globalSequence;
    this.#action.run(
      action.globalSequence,
      num,
      action.ordinal,
      action.creatorOrdinal,
      receiver,
      kind,
      interned.auth(action.authorization),
      isExecution ? null : action.executionSequence,
      // A notification has the same data as its execution.
      isExecution ? action.data : null,
      packFacts(this.#packed, action, (name) => interned.name(name)),
    );
    this.#lists.file(action, kind);
    const created = createdAccount(action, this.#system);
    if (created !== null) {
      const creator = interned.nameOfU64(created.creator);
      this.#creation.run(interned.nameOfU64(created.account), creator, num, block);
    }
  }
}
