import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { fromHex } from '@antescope/codec/bytes/bytes';
import type { Authority, BlockPosition } from '../block-rows.ts';
import type { StoredCreation, StoredLink, StoredPermission } from '../history-store.ts';
import type { CreationPosition, ListPage } from '../list-page.ts';
import type { Interned } from './interned.ts';
import { Prepared } from './prepared.ts';
import { bytesColumn, hexColumn, integer, type SqlRow } from './rows.ts';

/** Reads permissions, links, ABIs and code as of a block, and creations. */
export class StateReader {
  readonly #sql: Prepared;
  readonly #interned: Interned;
  readonly #abis: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#sql = new Prepared(db);
    this.#interned = interned;
    this.#abis = db.prepare(
      `SELECT b.num, b.id FROM abi_history a JOIN blocks b ON b.num = a.block WHERE a.account = ? AND a.block <= ?
       ORDER BY a.block DESC LIMIT 2`,
    );
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

  createdBy(
    creator: string | null,
    { after, limit }: { after: CreationPosition | null; limit: number },
  ): ListPage<StoredCreation, CreationPosition> {
    const id = creator === null ? null : this.#interned.findName(creator);
    if (id === undefined) return { items: [], next: null };
    const rows = this.#sql.prepare(
      `SELECT c.account, c.creator, c.block,
         (SELECT h.created FROM abi_history h WHERE h.account = c.account ORDER BY h.block LIMIT 1) AS created
       FROM creations c WHERE ${id === null ? '' : 'c.creator = ? AND '}(c.block, c.account) < (?, ?)
       ORDER BY c.block DESC, c.account DESC LIMIT ?`,
    );
    const block = after?.block ?? Number.MAX_SAFE_INTEGER;
    // An account that is not in the store any more was created in the block, after those that are.
    const last = after === null ? undefined : this.#interned.findName(after.account);
    const bounds = [block, last ?? Number.MAX_SAFE_INTEGER, limit + 1];
    const results = rows.all(...(id === null ? bounds : [id, ...bounds])).map((row) => ({
      block: integer(row, 'block'),
      account: this.#interned.nameText(integer(row, 'account')),
      creator: this.#interned.nameText(integer(row, 'creator')),
      created: String(row['created'] ?? ''),
    }));
    const items = results.slice(0, limit);
    const end = items.at(-1);
    return {
      items: items.map(({ account, creator: by, created }) => ({ account, creator: by, created })),
      next: results.length > limit && end !== undefined ? { block: end.block, account: end.account } : null,
    };
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

  accountsWithCode(hash: string, limit: number): string[] {
    const rows = this.#sql
      .prepare(
        `SELECT c.account FROM code_history c WHERE c.hash = ? AND c.block =
           (SELECT max(h.block) FROM code_history h WHERE h.account = c.account) LIMIT ?`,
      )
      .all(fromHex(hash), limit);
    return rows.map((row) => this.#interned.nameText(integer(row, 'account')));
  }

  feature(digest: string): number | null {
    const row = this.#sql.prepare('SELECT block FROM features WHERE digest = ?').get(digest);
    return row === undefined ? null : integer(row, 'block');
  }
}
