import { createHash } from 'node:crypto';
import type { Authority } from '@antescope/index/store/block-rows';
import type {
  ChangeReader,
  RowChangePage,
  RowChangeQuery,
  StoredContractVersion,
  StoredPermissionVersion,
  StoredRowVersion,
  VersionQuery,
} from '@antescope/index/store/change-reader';
import { whole } from '../conditions.ts';
import type { EngineRow } from '../engine.ts';
import { numberOfName } from '../name-numbers.ts';
import { bytesColumn, integer, nameColumn } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';
import { readRowChanges } from './read-row-changes.ts';

interface RowPlace {
  code: string;
  scope: string;
  table: string;
}

/** Reads versions of rows, permissions and contracts. */
export class ClickHouseChanges implements ChangeReader {
  readonly #now: () => Promise<Snapshot>;

  constructor(now: () => Promise<Snapshot>) {
    this.#now = now;
  }

  async rowVersions(
    { primaryKey, ...place }: RowPlace & { primaryKey: bigint },
    { before, limit }: VersionQuery,
  ): Promise<StoredRowVersion[]> {
    const snapshot = await this.#now();
    const condition = `${placeCondition(place)} AND primary_key = ${primaryKey} AND block < ${whole(before)}`;
    const rows = await snapshot.query(
      `SELECT block, payer, base64Encode(value) AS value_64 ${snapshot.from('row_versions', condition)}
       ORDER BY block DESC LIMIT ${whole(limit)}`,
    );
    return rows.map(versionOf);
  }

  async tableVersions(
    { primaryKey, ...place }: RowPlace & { primaryKey: bigint | null },
    limit: number,
  ): Promise<(StoredRowVersion & { primaryKey: bigint })[]> {
    const snapshot = await this.#now();
    const key = primaryKey === null ? '' : ` AND primary_key = ${primaryKey}`;
    const rows = await snapshot.query(
      `SELECT primary_key, block, payer, base64Encode(value) AS value_64
       ${snapshot.from('row_versions', `${placeCondition(place)}${key}`)}
       ORDER BY block DESC, primary_key DESC LIMIT ${whole(limit)}`,
    );
    return rows.map((row) => ({ primaryKey: BigInt(String(row['primary_key'])), ...versionOf(row) }));
  }

  async rowChanges(query: RowChangeQuery): Promise<RowChangePage> {
    return readRowChanges(await this.#now(), query);
  }

  async permissionVersions(
    owner: string,
    { before, limit, permission = null }: VersionQuery & { permission?: string | null },
  ): Promise<StoredPermissionVersion[]> {
    const snapshot = await this.#now();
    const one = permission === null ? '' : ` AND name = ${numberOfName(permission)}`;
    const condition = `owner = ${numberOfName(owner)} AND block < ${whole(before)}${one}`;
    const rows = await snapshot.query(
      `SELECT name, parent, last_updated, authority, block ${snapshot.from('permission_versions', condition)}
       ORDER BY block DESC LIMIT ${whole(limit)} WITH TIES`,
    );
    return rows.map(permissionOf).toSorted((a, b) => b.block - a.block || (a.name < b.name ? -1 : 1));
  }

  async contractVersions(account: string, { before, limit }: VersionQuery): Promise<StoredContractVersion[]> {
    const snapshot = await this.#now();
    const condition = `account = ${numberOfName(account)} AND block < ${whole(before)}`;
    const newest = `ORDER BY block DESC LIMIT ${whole(limit)}`;
    const [abis, codes] = await Promise.all([
      snapshot.query(`SELECT block, base64Encode(abi) AS abi_64 ${snapshot.from('abi_versions', condition)} ${newest}`),
      snapshot.query(
        `SELECT block, lower(hex(hash)) AS hash_hex ${snapshot.from('code_versions', condition)} ${newest}`,
      ),
    ]);
    return [...abis.map(abiVersionOf), ...codes.map(codeVersionOf)]
      .toSorted((a, b) => b.block - a.block || (a.what < b.what ? -1 : 1))
      .filter((version, at, all) => at < limit || version.block === all[limit - 1]?.block);
  }

  async transactionsWith(block: number, receiver: string, names: readonly string[] | null): Promise<number[]> {
    if (names !== null && names.length === 0) return [];
    const snapshot = await this.#now();
    const contract = numberOfName(receiver);
    const kind = names === null ? '' : ` AND account = ${contract} AND name IN (${names.map(numberOfName).join(', ')})`;
    const rows = await snapshot.query(
      `SELECT DISTINCT transaction
       ${snapshot.from('actions', `block = ${whole(block)} AND receiver = ${contract}${kind}`)} ORDER BY transaction`,
    );
    return rows.map((row) => integer(row, 'transaction'));
  }
}

function placeCondition({ code, scope, table }: RowPlace): string {
  return `code = ${numberOfName(code)} AND table_name = ${numberOfName(table)} AND scope = ${numberOfName(scope)}`;
}

function versionOf(row: EngineRow): StoredRowVersion {
  return { block: integer(row, 'block'), payer: nameColumn(row, 'payer'), value: bytesColumn(row, 'value_64') };
}

function permissionOf(row: EngineRow): StoredPermissionVersion {
  const authority = row['authority'];
  return {
    block: integer(row, 'block'),
    name: nameColumn(row, 'name'),
    state:
      typeof authority !== 'string'
        ? null
        : {
            parent: nameColumn(row, 'parent'),
            lastUpdated: String(row['last_updated']),
            authority: JSON.parse(authority) as Authority,
          },
  };
}

function abiVersionOf(row: EngineRow): StoredContractVersion {
  const abi = bytesColumn(row, 'abi_64') ?? new Uint8Array();
  const hash = abi.length === 0 ? null : createHash('sha256').update(abi).digest('hex');
  return { block: integer(row, 'block'), what: 'abi', hash, bytes: abi.length };
}

function codeVersionOf(row: EngineRow): StoredContractVersion {
  const hash = row['hash_hex'];
  return { block: integer(row, 'block'), what: 'code', hash: typeof hash === 'string' ? hash : null, bytes: null };
}
