import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { u64At } from '@antescope/codec/words';
import type { ActionRows, TransactionRows } from '../block-rows.ts';
import { PackedWriter } from './bytes.ts';
import { packFacts } from './facts.ts';
import type { Interned } from './interned.ts';

const rememberedAccounts = 500_000;

/** Writes transactions and their actions into the open database transaction. */
export class ActionWriter {
  readonly #interned: Interned;
  readonly #transaction: StatementSync;
  readonly #transactionId: StatementSync;
  readonly #action: StatementSync;
  readonly #accountAction: StatementSync;
  readonly #creation: StatementSync;
  readonly #lastOfAccount: StatementSync;
  readonly #packed = new PackedWriter();
  /** Next v1 sequence of accounts that were touched lately. */
  readonly #nextSeq = new Map<number, number>();

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
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
    this.#accountAction = db.prepare(
      'INSERT INTO account_actions (account, execution, sequence, seq, kind) VALUES (?, ?, ?, ?, ?)',
    );
    this.#creation = db.prepare('INSERT OR REPLACE INTO creations (account, creator, trx, block) VALUES (?, ?, ?, ?)');
    this.#lastOfAccount = db.prepare(
      `SELECT max(seq) AS seq FROM account_actions WHERE account = ?1 AND execution >= (
         SELECT t.first_sequence FROM account_actions a JOIN actions x ON x.sequence = a.sequence
         JOIN transactions t ON t.num = x.trx WHERE a.account = ?1 ORDER BY a.execution DESC LIMIT 1)`,
    );
  }

  forget(): void {
    this.#nextSeq.clear();
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
      // A notification carries the bytes of the execution that it tells of.
      isExecution ? action.data : null,
      packFacts(this.#packed, action, (name) => interned.name(name)),
    );
    const touched = new Set([receiver]);
    for (const level of action.authorization) touched.add(interned.name(level.actor));
    for (const account of touched) {
      this.#accountAction.run(account, action.executionSequence, action.globalSequence, this.#takeSeq(account), kind);
    }
    if (isExecution && action.receiver === 'eosio' && action.name === 'newaccount') this.#create(num, block, action);
  }

  #create(num: number, block: number, action: ActionRows): void {
    // creator and name are the first two fields of every newaccount of the family
    if (action.data.length < 16) return;
    const creator = this.#interned.nameOfU64(u64At(action.data, 0));
    this.#creation.run(this.#interned.nameOfU64(u64At(action.data, 8)), creator, num, block);
  }

  #takeSeq(account: number): number {
    let next = this.#nextSeq.get(account);
    if (next === undefined) {
      const last = this.#lastOfAccount.get(account)?.['seq'];
      next = typeof last === 'number' ? last + 1 : 0;
      if (this.#nextSeq.size >= rememberedAccounts) this.#nextSeq.clear();
    }
    this.#nextSeq.set(account, next + 1);
    return next;
  }
}
