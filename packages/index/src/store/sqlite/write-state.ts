import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Authority, BlockRows, PermissionChange } from '../block-rows.ts';
import { PackedWriter, toOrdered } from './bytes.ts';
import type { Interned } from './interned.ts';

/** Writes the versions of rows, permissions, links, ABIs and code of one block. */
export class StateWriter {
  readonly #interned: Interned;
  readonly #row: StatementSync;
  readonly #permission: StatementSync;
  readonly #permissionBefore: StatementSync;
  readonly #key: StatementSync;
  readonly #account: StatementSync;
  readonly #link: StatementSync;
  readonly #abi: StatementSync;
  readonly #code: StatementSync;
  readonly #feature: StatementSync;
  readonly #touched = new PackedWriter();

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#row = db.prepare('INSERT INTO row_history (tbl, primary_key, block, payer, value) VALUES (?, ?, ?, ?, ?)');
    this.#permission = db.prepare(
      `INSERT INTO permission_history (owner, name, block, parent, last_updated, authority) VALUES (?, ?, ?, ?, ?, ?)`,
    );
    this.#permissionBefore = db.prepare(
      `SELECT authority FROM permission_history WHERE owner = ? AND name = ? AND block < ? ORDER BY block DESC LIMIT 1`,
    );
    this.#key = db.prepare('INSERT INTO key_holders (key, owner, name, block, weight) VALUES (?, ?, ?, ?, ?)');
    this.#account = db.prepare(
      'INSERT INTO account_holders (actor, actor_permission, owner, name, block, weight) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#link = db.prepare(
      'INSERT INTO link_history (account, code, message_type, block, required) VALUES (?, ?, ?, ?, ?)',
    );
    this.#abi = db.prepare('INSERT INTO abi_history (account, block, created, abi) VALUES (?, ?, ?, ?)');
    this.#code = db.prepare(
      'INSERT INTO code_history (account, block, privileged, last_update, hash) VALUES (?, ?, ?, ?, ?)',
    );
    this.#feature = db.prepare('INSERT OR IGNORE INTO features (digest, block) VALUES (?, ?)');
  }

  /** Returns the packed list of touched rows, used to undo the block and to show its changes. */
  write(block: number, rows: BlockRows): Uint8Array | null {
    const name = (text: string): number => this.#interned.name(text);
    for (const row of rows.contractRows) {
      const table = this.#interned.table(row.code, row.table, row.scope);
      this.#row.run(table, toOrdered(row.primaryKey), block, name(row.payer), row.value);
      this.#touched.number(table).u64(row.primaryKey);
    }
    for (const permission of rows.permissions) this.#writePermission(block, permission);
    for (const link of rows.links) {
      const required = link.required === null ? null : name(link.required);
      this.#link.run(name(link.account), name(link.code), name(link.messageType), block, required);
    }
    for (const abi of rows.abis) this.#abi.run(name(abi.account), block, abi.created, abi.abi);
    for (const code of rows.code) {
      const hash = code.hash === null ? null : Buffer.from(code.hash, 'hex');
      this.#code.run(name(code.account), block, code.privileged ? 1 : 0, code.lastUpdate, hash);
    }
    for (const feature of rows.features) this.#feature.run(feature.digest, feature.block);
    return rows.contractRows.length === 0 ? null : this.#touched.take();
  }

  #writePermission(block: number, change: PermissionChange): void {
    const owner = this.#interned.name(change.owner);
    const permission = this.#interned.name(change.name);
    const state = change.state;
    this.#permission.run(
      owner,
      permission,
      block,
      state === null || state.parent === '' ? null : this.#interned.name(state.parent),
      state?.lastUpdated ?? null,
      state === null ? null : JSON.stringify(state.authority),
    );
    const before = this.#permissionBefore.get(owner, permission, block)?.['authority'];
    const old = typeof before === 'string' ? (JSON.parse(before) as Authority) : null;
    const now = state?.authority ?? null;
    for (const [key, weight] of changed(keysOf(old), keysOf(now))) {
      this.#key.run(key, owner, permission, block, weight);
    }
    for (const [level, weight] of changed(accountsOf(old), accountsOf(now))) {
      const [actor = '', actorPermission = ''] = level.split('@');
      const ids = [this.#interned.name(actor), this.#interned.name(actorPermission)];
      this.#account.run(...ids, owner, permission, block, weight);
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

/** Differences: new and changed members with their weight, removed ones with null. */
function changed(before: Map<string, number>, after: Map<string, number>): Map<string, number | null> {
  const result = new Map<string, number | null>();
  for (const [member, weight] of after) if (before.get(member) !== weight) result.set(member, weight);
  for (const member of before.keys()) if (!after.has(member)) result.set(member, null);
  return result;
}
