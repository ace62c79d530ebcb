import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import type { SecondaryKey, SecondaryKeys, Table } from '../contract.ts';
import { indexSizes, rowOverhead, tableSize } from '../resources/ram-sizes.ts';
import type { Database } from '../state/database.ts';
import { indexKey, rowKey, tableKey } from '../state/keys.ts';
import type { ContractRow, IndexKind, IndexRow } from '../state/rows.ts';

/** What a table needs from the running action. */
export interface TableHost {
  readonly database: Database;
  readonly receiver: string;
  addRam(payer: string, delta: number): void;
  /** Fails the action with an assertion message. */
  fail(message: string): never;
}

/** Name of a secondary index's table: the index number is in the lowest four bits. */
export function indexTable(table: string, index: number): string {
  return u64ToName((nameToU64(table) & ~0xfn) | BigInt(index));
}

/** Rows of one table and scope; billed like nodeos and the contract library do. */
export class ContractTable<Row> implements Table<Row> {
  readonly #host: TableHost;
  readonly #abi: CompiledAbi;
  readonly #code: string;
  readonly #scope: string;
  readonly #name: string;
  readonly #indexTables: string[] = [];

  constructor(host: TableHost, abi: CompiledAbi, code: string, scope: string, name: string) {
    this.#host = host;
    this.#abi = abi;
    this.#code = code;
    this.#scope = scope;
    this.#name = name;
  }

  get(primary: bigint | string): Row | null {
    const row = this.#row(toPrimary(primary));
    return row === undefined ? null : this.#decode(row);
  }

  has(primary: bigint | string): boolean {
    return this.#row(toPrimary(primary)) !== undefined;
  }

  payerOf(primary: bigint | string): string | null {
    return this.#row(toPrimary(primary))?.payer ?? null;
  }

  emplace(payer: string, primary: bigint | string, row: Row, secondary: SecondaryKeys = []): void {
    this.#own('cannot create objects in table of another contract');
    const key = toPrimary(primary);
    if (this.#row(key) !== undefined)
      this.#host.fail('could not insert object, most likely a uniqueness constraint was violated');
    const value = this.#encode(row);
    this.#countTable(this.#name, payer, 1);
    this.#host.database.rows.put(this.#newRow(key, payer, value));
    this.#host.addRam(payer, rowOverhead + value.length);
    for (const [index, entry] of secondary.entries()) this.#storeEntry(index, key, payer, entry);
  }

  modify(
    primary: bigint | string,
    payer: string | null,
    change: (row: Row) => void,
    secondary?: SecondaryKeys | ((row: Row) => SecondaryKeys),
  ): void {
    this.#own('cannot modify objects in table of another contract');
    const key = toPrimary(primary);
    const before = this.#row(key);
    if (before === undefined) return this.#host.fail('cannot pass end iterator to modify');
    const row = this.#decode(before);
    change(row);
    const value = this.#encode(row);
    const newPayer = payer ?? before.payer;
    this.#host.database.rows.put(this.#newRow(key, newPayer, value));
    const oldSize = rowOverhead + before.value.length;
    const newSize = rowOverhead + value.length;
    if (newPayer !== before.payer) {
      this.#host.addRam(before.payer, -oldSize);
      this.#host.addRam(newPayer, newSize);
    } else if (newSize !== oldSize) {
      this.#host.addRam(newPayer, newSize - oldSize);
    }
    const keys = typeof secondary === 'function' ? secondary(row) : secondary;
    for (const [index, entry] of (keys ?? []).entries()) this.#updateEntry(index, key, payer, entry);
  }

  erase(primary: bigint | string): void {
    this.#own('cannot erase objects in table of another contract');
    const key = toPrimary(primary);
    const before = this.#row(key);
    if (before === undefined) return this.#host.fail('cannot pass end iterator to erase');
    const { database } = this.#host;
    database.rows.delete(rowKey(this.#code, this.#scope, this.#name, key));
    this.#host.addRam(before.payer, -(rowOverhead + before.value.length));
    this.#countTable(this.#name, before.payer, -1);
    for (let index = 0; index < 16; index++) {
      const entry = this.#entry(index, key);
      if (entry === undefined) break;
      database.indexes.delete(indexKey(entry.kind, entry.code, entry.scope, entry.table, key));
      this.#host.addRam(entry.payer, -indexSizes[entry.kind]);
      this.#countTable(entry.table, entry.payer, -1);
    }
  }

  *lowerBound(primary?: bigint | string): Iterable<[bigint, Row]> {
    const keys = this.#host.database.contractTables.primaries(this.#code, this.#scope, this.#name);
    if (keys === undefined) return;
    let at = keys.first(primary === undefined ? undefined : toPrimary(primary));
    // The contract may change rows during iteration, so each step seeks again.
    while (at !== undefined) {
      const row = this.#row(at);
      if (row !== undefined) yield [at, this.#decode(row)];
      const next: bigint = at + 1n;
      at = this.#host.database.contractTables.primaries(this.#code, this.#scope, this.#name)?.first(next);
    }
  }

  *reverse(primary?: bigint | string): Iterable<[bigint, Row]> {
    const before = (from?: bigint): bigint | undefined =>
      this.#host.database.contractTables.primaries(this.#code, this.#scope, this.#name)?.lastUpTo(from);
    let at = before(primary === undefined ? undefined : toPrimary(primary));
    while (at !== undefined) {
      const row = this.#row(at);
      if (row !== undefined) yield [at, this.#decode(row)];
      const next: bigint = at - 1n;
      at = before(next);
    }
  }

  *bySecondary(index: number, from?: SecondaryKey['key']): Iterable<[SecondaryKey['key'], bigint, Row]> {
    const kind = this.#kindOf(index);
    if (kind === undefined) return;
    const table = this.#indexTableOf(index);
    const seek = (start?: Pick<IndexRow, 'kind' | 'key' | 'primary'>): IndexRow | undefined =>
      this.#host.database.contractTables.secondaries(this.#code, this.#scope, table, kind)?.first(start as IndexRow);
    let entry = seek(from === undefined ? undefined : { kind, key: from, primary: 0n });
    while (entry !== undefined) {
      const row = this.#row(entry.primary);
      if (row !== undefined) yield [entry.key, entry.primary, this.#decode(row)];
      const next: Pick<IndexRow, 'kind' | 'key' | 'primary'> = { kind, key: entry.key, primary: entry.primary + 1n };
      entry = seek(next);
    }
  }

  availablePrimaryKey(): bigint {
    const last = this.#host.database.contractTables.primaries(this.#code, this.#scope, this.#name)?.last();
    return last === undefined ? 0n : last + 1n;
  }

  #own(message: string): void {
    if (this.#code !== this.#host.receiver) this.#host.fail(message);
  }

  #row(primary: bigint): ContractRow | undefined {
    return this.#host.database.rows.get(rowKey(this.#code, this.#scope, this.#name, primary));
  }

  #newRow(primary: bigint, payer: string, value: Uint8Array): ContractRow {
    return { code: this.#code, scope: this.#scope, table: this.#name, primary, payer, value };
  }

  #decode(row: ContractRow): Row {
    return this.#abi.decodeTableRow(this.#name, row.value) as Row;
  }

  #encode(row: Row): Uint8Array {
    return this.#abi.encode(this.#abi.tableType(this.#name)!, row);
  }

  #countTable(table: string, payer: string, change: 1 | -1): void {
    const { tables } = this.#host.database;
    const key = tableKey(this.#code, this.#scope, table);
    const row = tables.get(key);
    if (row === undefined) {
      tables.put({ code: this.#code, scope: this.#scope, table, payer, count: 1 });
      this.#host.addRam(payer, tableSize);
    } else if (row.count + change === 0) {
      tables.delete(key);
      this.#host.addRam(row.payer, -tableSize);
    } else {
      tables.put({ ...row, count: row.count + change });
    }
  }

  #indexTableOf(index: number): string {
    return (this.#indexTables[index] ??= indexTable(this.#name, index));
  }

  #storeEntry(index: number, primary: bigint, payer: string, entry: SecondaryKey): void {
    const table = this.#indexTableOf(index);
    this.#countTable(table, payer, 1);
    this.#host.database.indexes.put({
      kind: entry.type,
      code: this.#code,
      scope: this.#scope,
      table,
      primary,
      payer,
      key: entry.key,
    });
    this.#host.addRam(payer, indexSizes[entry.type]);
  }

  /**
   * Like the contract library: an entry with an unchanged key (bitwise: -0 is not 0) is not touched, not even for a new
   * payer.
   */
  #updateEntry(index: number, primary: bigint, payer: string | null, entry: SecondaryKey): void {
    const before = this.#entry(index, primary);
    if (before === undefined) return this.#host.fail('no secondary index entry');
    if (Object.is(before.key, entry.key)) return;
    const newPayer = payer ?? before.payer;
    this.#host.database.indexes.put({ ...before, payer: newPayer, key: entry.key });
    if (newPayer === before.payer) return;
    this.#host.addRam(before.payer, -indexSizes[before.kind]);
    this.#host.addRam(newPayer, indexSizes[before.kind]);
  }

  #entry(index: number, primary: bigint): IndexRow | undefined {
    const table = this.#indexTableOf(index);
    for (const kind of kinds) {
      const row = this.#host.database.indexes.get(indexKey(kind, this.#code, this.#scope, table, primary));
      if (row !== undefined) return row;
    }
    return undefined;
  }

  #kindOf(index: number): IndexKind | undefined {
    const table = this.#indexTableOf(index);
    const { contractTables } = this.#host.database;
    return kinds.find((kind) => contractTables.secondaries(this.#code, this.#scope, table, kind) !== undefined);
  }
}

const kinds: readonly IndexKind[] = ['idx64', 'idx_double', 'idx128', 'idx256', 'idx_long_double'];

function toPrimary(primary: bigint | string): bigint {
  return typeof primary === 'string' ? nameToU64(primary) : primary;
}
