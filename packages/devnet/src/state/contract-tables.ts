import { tableKey } from './keys.ts';
import type { ContractRow, ContractTableRow, IndexKind, IndexRow } from './rows.ts';
import { SortedKeys } from './sorted-keys.ts';
import type { Store } from './store.ts';

/** Sorted primary and secondary keys of contract tables. */
export class ContractTables {
  readonly #primaries = new Map<string, SortedKeys<bigint>>();
  readonly #secondaries = new Map<string, SortedKeys<IndexRow>>();
  readonly #scopes = new Map<string, Map<string, ContractTableRow>>();

  constructor(rows: Store<ContractRow>, indexes: Store<IndexRow>, tables: Store<ContractTableRow>) {
    rows.onChange((before, after) => {
      if (before !== undefined && after !== undefined) return;
      const row = after ?? before!;
      const key = tableKey(row.code, row.scope, row.table);
      if (after !== undefined) {
        let keys = this.#primaries.get(key);
        if (keys === undefined) this.#primaries.set(key, (keys = new SortedKeys<bigint>(compareKeys)));
        keys.add(row.primary);
        return;
      }
      const keys = this.#primaries.get(key);
      keys?.delete(row.primary);
      if (keys?.size === 0) this.#primaries.delete(key);
    });
    indexes.onChange((before, after) => {
      if (before !== undefined) this.#secondaryOf(before).delete(before);
      if (after !== undefined) this.#secondaryOf(after).add(after);
    });
    tables.onChange((before, after) => {
      const row = after ?? before!;
      let scopes = this.#scopes.get(row.code);
      if (scopes === undefined) this.#scopes.set(row.code, (scopes = new Map<string, ContractTableRow>()));
      const key = `${row.table}/${row.scope}`;
      if (after === undefined) scopes.delete(key);
      else scopes.set(key, after);
    });
  }

  /** Sorted primary keys of a scope; undefined if it has no rows. */
  primaries(code: string, scope: string, table: string): SortedKeys<bigint> | undefined {
    return this.#primaries.get(tableKey(code, scope, table));
  }

  /** Sorted entries of a secondary index; `table` is the index's own table name. */
  secondaries(code: string, scope: string, table: string, kind: IndexKind): SortedKeys<IndexRow> | undefined {
    return this.#secondaries.get(`${kind}/${tableKey(code, scope, table)}`);
  }

  /** All tables of a contract, unordered. */
  tablesOf(code: string): IterableIterator<ContractTableRow> {
    return (this.#scopes.get(code) ?? new Map<string, ContractTableRow>()).values();
  }

  #secondaryOf(row: IndexRow): SortedKeys<IndexRow> {
    const key = `${row.kind}/${tableKey(row.code, row.scope, row.table)}`;
    let keys = this.#secondaries.get(key);
    if (keys === undefined) this.#secondaries.set(key, (keys = new SortedKeys<IndexRow>(compareIndexRows)));
    return keys;
  }
}

export function compareKeys(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** By secondary key, then by primary key. */
export function compareIndexRows(
  a: Pick<IndexRow, 'kind' | 'key' | 'primary'>,
  b: Pick<IndexRow, 'kind' | 'key' | 'primary'>,
): number {
  const left = a.kind === 'idx_long_double' ? orderOfFloat128(a.key as string) : a.key;
  const right = b.kind === 'idx_long_double' ? orderOfFloat128(b.key as string) : b.key;
  if (left < right) return -1;
  if (left > right) return 1;
  return compareKeys(a.primary, b.primary);
}

/** An integer that sorts like the float128 with the little-endian bytes `hex`. */
export function orderOfFloat128(hex: string): bigint {
  let bits = 0n;
  for (let i = hex.length - 2; i >= (hex.startsWith('0x') ? 2 : 0); i -= 2) {
    bits = (bits << 8n) | BigInt(`0x${hex.slice(i, i + 2)}`);
  }
  const sign = 1n << 127n;
  return bits >= sign ? -(bits - sign) : bits;
}
