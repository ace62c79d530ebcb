import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Authority } from '../../block-rows.ts';
import type {
  ChangeReader,
  RowChangePage,
  RowChangeQuery,
  StoredContractVersion,
  StoredPermissionVersion,
  StoredRowVersion,
  VersionQuery,
} from '../../change-reader.ts';
import { fromOrdered, toOrdered } from '../bytes.ts';
import type { Interned } from '../interned.ts';
import { bytesColumn, hexColumn, integer, type SqlRow } from '../rows.ts';
import { RowChangeReader } from './read-row-changes.ts';

/** Versions up to the limit, plus the rest of the last block: pages end at block boundaries. */
function upToBlockEnd(limit: number) {
  return <Version extends { block: number }>(version: Version, at: number, all: readonly Version[]): boolean =>
    at < limit || version.block === all[limit - 1]?.block;
}

/** Reads versions of rows, permissions and contracts from a SQLite store. */
export class SqliteChanges implements ChangeReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #rowChanges: RowChangeReader;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#rowChanges = new RowChangeReader(db, interned);
  }

  async rowVersions(
    { code, scope, table, primaryKey }: { code: string; scope: string; table: string; primaryKey: bigint },
    { before, limit }: VersionQuery,
  ): Promise<StoredRowVersion[]> {
    const id = this.#interned.findTable(code, table, scope);
    if (id === undefined) return [];
    const rows = this.#db.prepare(
      `SELECT block, payer, value FROM row_history WHERE tbl = ? AND primary_key = ? AND block < ?
       ORDER BY block DESC LIMIT ?`,
    );
    return rows.all(id, toOrdered(primaryKey), before, limit).map((row) => ({
      block: integer(row, 'block'),
      payer: this.#interned.nameText(integer(row, 'payer')),
      value: bytesColumn(row, 'value'),
    }));
  }

  async tableVersions(
    { code, scope, table, primaryKey }: { code: string; scope: string; table: string; primaryKey: bigint | null },
    limit: number,
  ): Promise<(StoredRowVersion & { primaryKey: bigint })[]> {
    const id = this.#interned.findTable(code, table, scope);
    if (id === undefined) return [];
    const key = primaryKey === null ? null : toOrdered(primaryKey);
    // Versions are clustered by row. LIMIT is applied before ORDER BY, so that a long history is not sorted.
    const rows = this.#db.prepare(
      `SELECT * FROM (SELECT primary_key, block, payer, value FROM row_history
         WHERE tbl = ?1 AND (?2 IS NULL OR primary_key = ?2) LIMIT ?3) ORDER BY block DESC, primary_key DESC`,
    );
    rows.setReadBigInts(true);
    return rows.all(id, key, limit).map((row) => ({
      primaryKey: fromOrdered(row['primary_key'] as bigint),
      block: Number(row['block']),
      payer: this.#interned.nameText(Number(row['payer'])),
      value: bytesColumn(row, 'value'),
    }));
  }

  async rowChanges(query: RowChangeQuery): Promise<RowChangePage> {
    return this.#rowChanges.read(query);
  }

  /** Versions are clustered by permission: merges the newest of each instead of scanning the full history. */
  async permissionVersions(
    owner: string,
    { before, limit, permission = null }: VersionQuery & { permission?: string | null },
  ): Promise<StoredPermissionVersion[]> {
    const id = this.#interned.findName(owner);
    if (id === undefined) return [];
    const names = this.#permissionNames(id, permission);
    const newest = this.#db.prepare(
      `SELECT * FROM permission_history WHERE owner = ? AND name = ? AND block < ? ORDER BY block DESC LIMIT ?`,
    );
    return names
      .flatMap((name) => newest.all(id, name, before, limit))
      .map((row) => this.#permission(row))
      .toSorted((a, b) => b.block - a.block || (a.name < b.name ? -1 : 1))
      .filter(upToBlockEnd(limit));
  }

  async contractVersions(account: string, { before, limit }: VersionQuery): Promise<StoredContractVersion[]> {
    const id = this.#interned.findName(account);
    if (id === undefined) return [];
    const abis = this.#db
      .prepare('SELECT block, abi FROM abi_history WHERE account = ? AND block < ? ORDER BY block DESC LIMIT ?')
      .all(id, before, limit)
      .map((row): StoredContractVersion => {
        const abi = bytesColumn(row, 'abi') ?? new Uint8Array();
        const hash = abi.length === 0 ? null : createHash('sha256').update(abi).digest('hex');
        return { block: integer(row, 'block'), what: 'abi', hash, bytes: abi.length };
      });
    const codes = this.#db
      .prepare('SELECT block, hash FROM code_history WHERE account = ? AND block < ? ORDER BY block DESC LIMIT ?')
      .all(id, before, limit)
      .map((row): StoredContractVersion => {
        const hash = row['hash'] === null ? null : hexColumn(row, 'hash');
        return { block: integer(row, 'block'), what: 'code', hash, bytes: null };
      });
    return [...abis, ...codes]
      .toSorted((a, b) => b.block - a.block || (a.what < b.what ? -1 : 1))
      .filter(upToBlockEnd(limit));
  }

  async transactionsWith(block: number, receiver: string, names: readonly string[] | null): Promise<number[]> {
    const place = this.#db.prepare('SELECT first_sequence, action_count FROM blocks WHERE num = ?').get(block);
    const id = this.#interned.findName(receiver);
    if (place === undefined || id === undefined) return [];
    const first = integer(place, 'first_sequence');
    const rows = this.#db
      .prepare('SELECT trx, kind FROM actions WHERE sequence >= ? AND sequence < ? AND receiver = ? ORDER BY sequence')
      .all(first, first + integer(place, 'action_count'), id);
    const matching = rows.filter((row) => {
      if (names === null) return true;
      const kind = this.#interned.kindText(integer(row, 'kind'));
      return kind.contract === receiver && names.includes(kind.name);
    });
    return [...new Set(matching.map((row) => integer(row, 'trx')))];
  }

  #permissionNames(owner: number, only: string | null): number[] {
    if (only !== null) {
      const name = this.#interned.findName(only);
      return name === undefined ? [] : [name];
    }
    const names = this.#db.prepare('SELECT DISTINCT name FROM permission_history WHERE owner = ?').all(owner);
    return names.map((row) => integer(row, 'name'));
  }

  #permission(row: SqlRow): StoredPermissionVersion {
    const authority = row['authority'];
    const parent = row['parent'];
    return {
      block: integer(row, 'block'),
      name: this.#interned.nameText(integer(row, 'name')),
      state:
        typeof authority !== 'string'
          ? null
          : {
              parent: typeof parent === 'number' ? this.#interned.nameText(parent) : '',
              lastUpdated: String(row['last_updated']),
              authority: JSON.parse(authority) as Authority,
            },
    };
  }
}
