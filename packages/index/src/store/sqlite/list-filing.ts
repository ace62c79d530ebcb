import type { DatabaseSync } from 'node:sqlite';
import type { ActionRows } from '../block-rows.ts';
import { type TokenMovement, tokenMovement } from '../token-movement.ts';
import { touchedAccounts } from '../touched-accounts.ts';
import type { Interned } from './interned.ts';
import { Shapes } from './shapes.ts';
import { AccountListWriter } from './write-lists.ts';

type ListedAction = Pick<
  ActionRows,
  'globalSequence' | 'executionSequence' | 'receiver' | 'account' | 'name' | 'authorization' | 'data'
>;

/** Adds actions to the lists of their receiver and authorizers. */
export class ListFiling {
  readonly #interned: Interned;
  readonly #lists: AccountListWriter;
  readonly #shapes: Shapes;
  /** Token movements of the transaction's executions, shared with their notifications. */
  readonly #movements = new Map<number, TokenMovement | null>();

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#lists = new AccountListWriter(db);
    this.#shapes = new Shapes(db, interned, true);
  }

  /** In order of ordinals within a transaction: an execution comes before its notifications. */
  file(action: ListedAction, kind: number): void {
    const { globalSequence: sequence, executionSequence: execution } = action;
    let movement = this.#movements.get(execution);
    if (movement === undefined) {
      movement = tokenMovement(action.account, action.name, action.data);
      this.#movements.set(execution, movement);
    }
    for (const account of touchedAccounts(action)) {
      const shape = this.#shapes.id(kind, movement, account, account === action.receiver);
      this.#lists.add(this.#interned.name(account), { sequence, execution, shape });
    }
  }

  endTransaction(): void {
    this.#movements.clear();
    this.#lists.endTransaction();
  }

  /** Writes pending entries; once per database transaction. */
  flush(): void {
    this.#lists.flush();
  }

  /** Clears the caches; required after a rollback or an undo. */
  forget(): void {
    this.#movements.clear();
    this.#lists.forget();
    this.#shapes.forget();
  }
}
