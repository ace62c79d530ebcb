import type { DatabaseSync } from 'node:sqlite';
import type { ActionRows } from '../block-rows.ts';
import { type TokenMovement, tokenMovement } from '../token-movement.ts';
import type { Interned } from './interned.ts';
import { Shapes } from './shapes.ts';
import { AccountListWriter } from './write-lists.ts';

type Filed = Pick<
  ActionRows,
  'globalSequence' | 'executionSequence' | 'receiver' | 'account' | 'name' | 'authorization' | 'data'
>;

/** Files actions in the lists of the accounts that they touch: the receiver and who authorised. */
export class ListFiling {
  readonly #interned: Interned;
  readonly #lists: AccountListWriter;
  readonly #shapes: Shapes;
  /** Of the transaction's executions, whose data their notifications share. */
  readonly #movements = new Map<number, TokenMovement | null>();

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#lists = new AccountListWriter(db);
    this.#shapes = new Shapes(db, interned, true);
  }

  /** In order of ordinals within a transaction: an execution comes before its notifications. */
  file(action: Filed, kind: number): void {
    const { globalSequence: sequence, executionSequence: execution } = action;
    let movement = this.#movements.get(execution);
    if (movement === undefined) {
      movement = tokenMovement(action.account, action.name, action.data);
      this.#movements.set(execution, movement);
    }
    const touched = new Set([action.receiver]);
    for (const level of action.authorization) touched.add(level.actor);
    for (const account of touched) {
      const shape = this.#shapes.id(kind, movement, account, account === action.receiver);
      this.#lists.add(this.#interned.name(account), { sequence, execution, shape });
    }
  }

  endTransaction(): void {
    this.#movements.clear();
    this.#lists.endTransaction();
  }

  /** Writes what was filed; once for a database transaction. */
  flush(): void {
    this.#lists.flush();
  }

  /** After a rollback or an undo nothing remembered is certain. */
  forget(): void {
    this.#movements.clear();
    this.#lists.forget();
    this.#shapes.forget();
  }
}
