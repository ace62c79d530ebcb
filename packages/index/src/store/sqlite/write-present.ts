import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Authority } from '../block-rows.ts';
import type { Interned } from './interned.ts';
import { orderedName } from './ordered-name.ts';

/** Writes the tables of the state as of the newest block. */
export class PresentWriter {
  readonly #interned: Interned;
  readonly #addRow: StatementSync;
  readonly #removeRow: StatementSync;
  readonly #setKey: StatementSync;
  readonly #removeKey: StatementSync;
  readonly #setAccount: StatementSync;
  readonly #removeAccount: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#addRow = db.prepare(
      'INSERT OR IGNORE INTO present_rows (code, name, scope, primary_key) VALUES (?, ?, ?, ?)',
    );
    this.#removeRow = db.prepare(
      'DELETE FROM present_rows WHERE code = ? AND name = ? AND scope = ? AND primary_key = ?',
    );
    this.#setKey = db.prepare(
      'INSERT OR REPLACE INTO key_holders (key, owner, permission, weight) VALUES (?, ?, ?, ?)',
    );
    this.#removeKey = db.prepare('DELETE FROM key_holders WHERE key = ? AND owner = ? AND permission = ?');
    this.#setAccount = db.prepare(
      `INSERT OR REPLACE INTO account_holders (actor, owner, permission, actor_permission, weight)
       VALUES (?, ?, ?, ?, ?)`,
    );
    this.#removeAccount = db.prepare(
      'DELETE FROM account_holders WHERE actor = ? AND owner = ? AND permission = ? AND actor_permission = ?',
    );
  }

  /** `place`: interned code, table name and scope. `key`: in store order. */
  row(place: readonly [code: number, name: number, scope: number], key: bigint, exists: boolean): void {
    (exists ? this.#addRow : this.#removeRow).run(...place, key);
  }

  /** Replaces the holders of one authority, null for no authority, by the holders of the next one. */
  permission(owner: string, permission: string, before: Authority | null, after: Authority | null): void {
    const level = [orderedName(owner), orderedName(permission)] as const;
    for (const [key, weight] of changes(keysOf(before), keysOf(after))) {
      if (weight === null) this.#removeKey.run(key, ...level);
      else this.#setKey.run(key, ...level, weight);
    }
    for (const [text, weight] of changes(accountsOf(before), accountsOf(after))) {
      const [actor = '', actorPermission = ''] = text.split('@');
      const place = [this.#interned.name(actor), ...level, orderedName(actorPermission)] as const;
      if (weight === null) this.#removeAccount.run(...place);
      else this.#setAccount.run(...place, weight);
    }
  }
}

function keysOf(authority: Authority | null): Map<string, number> {
  return new Map(authority?.keys.map((key) => [key.key, key.weight]));
}

function accountsOf(authority: Authority | null): Map<string, number> {
  return new Map(
    authority?.accounts.map((account) => [
      `${account.permission.actor}@${account.permission.permission}`,
      account.weight,
    ]),
  );
}

/** New and changed members with their weight, removed ones with null. */
function changes(before: Map<string, number>, after: Map<string, number>): Map<string, number | null> {
  const result = new Map<string, number | null>();
  for (const [member, weight] of after) if (before.get(member) !== weight) result.set(member, weight);
  for (const member of before.keys()) if (!after.has(member)) result.set(member, null);
  return result;
}
