import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Authority, BlockPosition } from '../block-rows.ts';
import type { StoredHolder, StoredLink, StoredPermission, StoredRow, TouchedRow } from '../history-store.ts';
import { fromOrdered, PackedReader, toOrdered } from './bytes.ts';
import type { Interned } from './interned.ts';
import { Prepared } from './prepared.ts';
import { bytesColumn, hexColumn, integer, type SqlRow } from './rows.ts';

/** Reads rows, permissions, keys, links, ABIs and code as of a block. */
export class StateReader {
  readonly #sql: Prepared;
  readonly #interned: Interned;
  readonly #rowAt: StatementSync;
  readonly #nextKey: StatementSync;
  readonly #abis: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#sql = new Prepared(db);
    this.#interned = interned;
    this.#rowAt = db.prepare(
      `SELECT block, payer, value FROM row_history WHERE tbl = ? AND primary_key = ? AND block <= ?
       ORDER BY block DESC LIMIT 1`,
    );
    this.#nextKey = db.prepare(
      'SELECT primary_key FROM row_history WHERE tbl = ? AND primary_key >= ? ORDER BY primary_key LIMIT 1',
    );
    this.#nextKey.setReadBigInts(true);
    this.#abis = db.prepare(
      `SELECT b.num, b.id FROM abi_history a JOIN blocks b ON b.num = a.block WHERE a.account = ? AND a.block <= ?
       ORDER BY a.block DESC LIMIT 2`,
    );
  }

  row(code: string, scope: string, table: string, primaryKey: bigint, block: number): StoredRow | null {
    const id = this.#interned.findTable(code, table, scope);
    return id === undefined ? null : this.#row(id, { code, scope, table }, primaryKey, block);
  }

  rows(code: string, scope: string, table: string, query: { block: number; from: bigint; limit: number }): StoredRow[] {
    const id = this.#interned.findTable(code, table, scope);
    return id === undefined ? [] : this.#rows(id, { code, scope, table }, query);
  }

  rowsOfScope(scope: string, table: string, block: number, limit: number): StoredRow[] {
    const scopeId = this.#interned.findName(scope);
    const tableId = this.#interned.findName(table);
    if (scopeId === undefined || tableId === undefined) return [];
    const results: StoredRow[] = [];
    const tables = this.#sql.prepare('SELECT id, code FROM row_tables WHERE scope = ? AND name = ?');
    for (const row of tables.all(scopeId, tableId)) {
      const code = this.#interned.nameText(integer(row, 'code'));
      const query = { block, from: 0n, limit: limit - results.length };
      results.push(...this.#rows(integer(row, 'id'), { code, scope, table }, query));
      if (results.length >= limit) break;
    }
    return results;
  }

  rowsOfTable(code: string, table: string, block: number, limit: number): StoredRow[] {
    const results: StoredRow[] = [];
    for (const { id, scope } of this.#scopes(code, table)) {
      results.push(...this.#rows(id, { code, scope, table }, { block, from: 0n, limit: limit - results.length }));
      if (results.length >= limit) break;
    }
    return results;
  }

  contractsWithTable(table: string): string[] {
    const name = this.#interned.findName(table);
    if (name === undefined) return [];
    const rows = this.#sql.prepare('SELECT DISTINCT code FROM row_tables WHERE name = ?').all(name);
    return rows.map((row) => this.#interned.nameText(integer(row, 'code')));
  }

  scopesOfRow(code: string, table: string, primaryKey: bigint, block: number): string[] {
    const holds = ({ id, scope }: { id: number; scope: string }) =>
      this.#row(id, { code, scope, table }, primaryKey, block) !== null;
    return this.#scopes(code, table)
      .filter(holds)
      .map(({ scope }) => scope);
  }

  #scopes(code: string, table: string): { id: number; scope: string }[] {
    const [codeId, tableId] = [this.#interned.findName(code), this.#interned.findName(table)];
    if (codeId === undefined || tableId === undefined) return [];
    const rows = this.#sql.prepare('SELECT id, scope FROM row_tables WHERE code = ? AND name = ?').all(codeId, tableId);
    return rows.map((row) => ({ id: integer(row, 'id'), scope: this.#interned.nameText(integer(row, 'scope')) }));
  }

  #rows(
    id: number,
    place: { code: string; scope: string; table: string },
    query: { block: number; from: bigint; limit: number },
  ): StoredRow[] {
    const results: StoredRow[] = [];
    let from = query.from;
    while (results.length < query.limit) {
      const next = this.#nextKey.get(id, toOrdered(from));
      if (next === undefined) break;
      const primaryKey = fromOrdered(next['primary_key'] as bigint);
      const row = this.#row(id, place, primaryKey, query.block);
      if (row !== null) results.push(row);
      if (primaryKey === 0xffffffffffffffffn) break;
      from = primaryKey + 1n;
    }
    return results;
  }

  #row(
    id: number,
    place: { code: string; scope: string; table: string },
    primaryKey: bigint,
    block: number,
  ): StoredRow | null {
    const row = this.#rowAt.get(id, toOrdered(primaryKey), block);
    const value = row === undefined ? null : bytesColumn(row, 'value');
    if (row === undefined || value === null) return null;
    const payer = this.#interned.nameText(integer(row, 'payer'));
    return { ...place, primaryKey, payer, value, block: integer(row, 'block') };
  }

  touchedRows(block: number, codes: readonly string[] | null, limit: number): TouchedRow[] {
    const touched = this.#sql.prepare('SELECT touched FROM blocks WHERE num = ?').get(block)?.['touched'];
    if (!(touched instanceof Uint8Array)) return [];
    const requested = codes === null ? null : new Set(codes);
    const placeOf = this.#sql.prepare('SELECT code, scope, name FROM row_tables WHERE id = ?');
    const results: TouchedRow[] = [];
    const packed = new PackedReader(touched);
    while (!packed.done && results.length < limit) {
      const id = packed.number();
      const primaryKey = packed.u64();
      const row = placeOf.get(id) ?? {};
      const code = this.#interned.nameText(integer(row, 'code'));
      if (requested !== null && !requested.has(code)) continue;
      const scope = this.#interned.nameText(integer(row, 'scope'));
      const place = { code, scope, table: this.#interned.nameText(integer(row, 'name')) };
      results.push({
        ...place,
        primaryKey,
        before: this.#row(id, place, primaryKey, block - 1),
        after: this.#row(id, place, primaryKey, block),
      });
    }
    return results;
  }

  touchedPermissions(block: number): { owner: string; name: string }[] {
    const rows = this.#sql.prepare('SELECT owner, name FROM permission_history WHERE block = ?').all(block);
    return rows.map((row) => ({
      owner: this.#interned.nameText(integer(row, 'owner')),
      name: this.#interned.nameText(integer(row, 'name')),
    }));
  }

  permissions(owner: string, block: number): StoredPermission[] {
    const id = this.#interned.findName(owner);
    if (id === undefined) return [];
    const names = this.#sql.prepare('SELECT DISTINCT name FROM permission_history WHERE owner = ?').all(id);
    return names
      .map((row) => this.permission(owner, this.#interned.nameText(integer(row, 'name')), block))
      .filter((permission) => permission !== null);
  }

  permission(owner: string, name: string, block: number): StoredPermission | null {
    const ids = [this.#interned.findName(owner), this.#interned.findName(name)];
    const [ownerId, nameId] = ids;
    if (ownerId === undefined || nameId === undefined) return null;
    const row = this.#sql
      .prepare(
        `SELECT * FROM permission_history WHERE owner = ? AND name = ? AND block <= ? ORDER BY block DESC LIMIT 1`,
      )
      .get(ownerId, nameId, block);
    if (row === undefined || row['authority'] === null) return null;
    const parent = row['parent'];
    return {
      owner,
      name,
      parent: typeof parent === 'number' ? this.#interned.nameText(parent) : '',
      lastUpdated: row['last_updated'] as string,
      authority: JSON.parse(row['authority'] as string) as Authority,
      block: integer(row, 'block'),
    };
  }

  keyHolders(publicKey: string): StoredHolder[] {
    const rows = this.#sql.prepare('SELECT owner, name, weight FROM key_holders WHERE key = ? ORDER BY block');
    return this.#latest(rows.all(publicKey), (row) => `${integer(row, 'owner')}@${integer(row, 'name')}`).map((row) =>
      this.#holder(row),
    );
  }

  controlledBy(actor: string): (StoredHolder & { actorPermission: string })[] {
    const id = this.#interned.findName(actor);
    if (id === undefined) return [];
    const rows = this.#sql.prepare(
      'SELECT actor_permission, owner, name, weight FROM account_holders WHERE actor = ? ORDER BY block',
    );
    const place = (row: SqlRow): string =>
      `${integer(row, 'actor_permission')}:${integer(row, 'owner')}@${integer(row, 'name')}`;
    return this.#latest(rows.all(id), place).map((row) => ({
      ...this.#holder(row),
      actorPermission: this.#interned.nameText(integer(row, 'actor_permission')),
    }));
  }

  /** The last row per key, in block order, without removed ones (null weight). */
  #latest(rows: SqlRow[], place: (row: SqlRow) => string): SqlRow[] {
    const last = new Map<string, SqlRow>();
    for (const row of rows) last.set(place(row), row);
    return [...last.values()].filter((row) => row['weight'] !== null);
  }

  #holder(row: SqlRow): StoredHolder {
    return {
      owner: this.#interned.nameText(integer(row, 'owner')),
      permission: this.#interned.nameText(integer(row, 'name')),
      weight: integer(row, 'weight'),
    };
  }

  links(account: string, block: number): StoredLink[] {
    const id = this.#interned.findName(account);
    if (id === undefined) return [];
    const rows = this.#sql.prepare('SELECT * FROM link_history WHERE account = ? AND block <= ? ORDER BY block');
    const last = new Map<string, SqlRow>();
    for (const row of rows.all(id, block)) last.set(`${integer(row, 'code')}:${integer(row, 'message_type')}`, row);
    const text = (row: SqlRow, column: string): string => this.#interned.nameText(integer(row, column));
    return [...last.values()]
      .filter((row) => row['required'] !== null)
      .map((row) => ({
        code: text(row, 'code'),
        messageType: text(row, 'message_type'),
        required: text(row, 'required'),
        block: integer(row, 'block'),
      }));
  }

  abiVersions(account: string, block: number): BlockPosition[] {
    const id = this.#interned.findName(account);
    if (id === undefined) return [];
    return this.#abis.all(id, block).map((row) => ({ number: integer(row, 'num'), id: hexColumn(row, 'id') }));
  }

  abi(account: string, block: number): Uint8Array | null {
    const id = this.#interned.findName(account);
    if (id === undefined) return null;
    const row = this.#sql.prepare('SELECT abi FROM abi_history WHERE account = ? AND block = ?').get(id, block);
    return row === undefined ? null : bytesColumn(row, 'abi');
  }

  creation(account: string): { creator: string | null; created: string; transaction: number | null } | null {
    const id = this.#interned.findName(account);
    if (id === undefined) return null;
    const created = this.#sql
      .prepare('SELECT created FROM abi_history WHERE account = ? ORDER BY block LIMIT 1')
      .get(id);
    const creation = this.#sql.prepare('SELECT creator, trx FROM creations WHERE account = ?').get(id);
    if (created === undefined) return null;
    return {
      creator: creation === undefined ? null : this.#interned.nameText(integer(creation, 'creator')),
      created: created['created'] as string,
      transaction: creation === undefined ? null : integer(creation, 'trx'),
    };
  }

  createdBy(account: string, limit: number): { account: string; created: string }[] {
    const id = this.#interned.findName(account);
    if (id === undefined) return [];
    const rows = this.#sql.prepare(
      `SELECT c.account, (SELECT h.created FROM abi_history h WHERE h.account = c.account ORDER BY h.block LIMIT 1) AS created
       FROM creations c WHERE c.creator = ? ORDER BY c.block DESC, c.account DESC LIMIT ?`,
    );
    return rows.all(id, limit).map((row) => ({
      account: this.#interned.nameText(integer(row, 'account')),
      created: String(row['created'] ?? ''),
    }));
  }

  accountCount(): number {
    const row = this.#sql.prepare('SELECT accounts FROM totals ORDER BY block DESC LIMIT 1').get();
    return row === undefined ? 0 : integer(row, 'accounts');
  }

  code(account: string, block: number): { hash: string | null; privileged: boolean; block: number } | null {
    const id = this.#interned.findName(account);
    if (id === undefined) return null;
    const row = this.#sql
      .prepare('SELECT * FROM code_history WHERE account = ? AND block <= ? ORDER BY block DESC LIMIT 1')
      .get(id, block);
    if (row === undefined) return null;
    const hash = row['hash'] === null ? null : hexColumn(row, 'hash');
    return { hash, privileged: integer(row, 'privileged') === 1, block: integer(row, 'block') };
  }

  feature(digest: string): number | null {
    const row = this.#sql.prepare('SELECT block FROM features WHERE digest = ?').get(digest);
    return row === undefined ? null : integer(row, 'block');
  }
}
