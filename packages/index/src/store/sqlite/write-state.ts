import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Authority, BlockRows, PermissionChange } from '../block-rows.ts';
import { PackedWriter, toOrdered } from './bytes.ts';
import type { Interned } from './interned.ts';
import { PresentWriter } from './write-present.ts';

/** Writes the versions of rows, permissions, links, ABIs and code of one block. */
export class StateWriter {
  readonly #interned: Interned;
  readonly #row: StatementSync;
  readonly #permission: StatementSync;
  readonly #permissionBefore: StatementSync;
  readonly #present: PresentWriter;
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
    this.#present = new PresentWriter(db, interned);
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
      const key = toOrdered(row.primaryKey);
      this.#row.run(table, key, block, name(row.payer), row.value);
      this.#present.row([name(row.code), name(row.table), name(row.scope)], key, row.value !== null);
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
    this.#present.permission(change.owner, change.name, old, state?.authority ?? null);
  }
}
