import type { StoredRow } from '@antescope/index/store/history-store';
import { type RowPosition, readPages } from '@antescope/index/store/list-page';
import { type AtomicIndex, assetsContract } from './atomic-index.ts';
import { tooWide } from './atomic-error.ts';

/** Rows that one request reads of a table. */
export const maxRows = 20_000;
const pageRows = 2000;

/** All rows of a scope, by key. Throws AtomicError (400) if they are too many. */
export function scopeRows(index: AtomicIndex, code: string, scope: string, table: string): Promise<StoredRow[]> {
  return index.once(`rows ${code} ${scope} ${table}`, async () => {
    const read = (from: bigint | null) =>
      index.reader.rows(code, scope, table, { block: index.head, from: from ?? 0n, limit: pageRows });
    const { items, next } = await readPages(read, maxRows);
    if (next !== null) throw tooWide(`${scope} has more than ${maxRows} rows in ${table}`);
    return items;
  });
}

/** All rows of a table of atomicassets in all scopes; null if they are too many. */
export function tableRows(index: AtomicIndex, table: string): Promise<StoredRow[] | null> {
  return index.once(`table ${table}`, async () => {
    if (index.largeTables.has(table)) return null;
    const read = (from: RowPosition | null) =>
      index.reader.rowsOfTable(assetsContract, table, { block: index.head, from, limit: pageRows });
    const { items, next } = await readPages(read, maxRows);
    if (next === null) return items;
    index.largeTables.add(table);
    return null;
  });
}

/** The row of an ID whose scope is not known: an asset of any owner, a template of any collection. */
export async function rowById(index: AtomicIndex, table: string, id: bigint): Promise<StoredRow | null> {
  const query = { block: index.head, from: null, limit: 1 };
  const [scope] = (await index.reader.scopesOfRow(assetsContract, table, id, query)).items;
  return scope === undefined ? null : index.row(assetsContract, scope, table, id);
}

/** Rows of ascending or descending IDs from one to another, read as they are needed; IDs without a row are skipped. */
export async function* rowsById(
  index: AtomicIndex,
  table: string,
  { from, to }: { from: bigint; to: bigint },
  maxIds: number,
): AsyncGenerator<StoredRow> {
  const step = from <= to ? 1n : -1n;
  const batch = 50n;
  for (let read = 0n, id = from; ;) {
    const left = (to - id) * step + 1n;
    if (left <= 0n) return;
    if (read >= BigInt(maxIds)) throw tooWide('name an owner, a collection or IDs');
    const ids = Array.from({ length: Number(left < batch ? left : batch) }, (_, at) => id + BigInt(at) * step);
    // oxlint-disable-next-line no-await-in-loop -- the next batch is read only if this one does not fill the page
    for (const row of await Promise.all(ids.map((one) => rowById(index, table, one)))) if (row !== null) yield row;
    read += BigInt(ids.length);
    id += BigInt(ids.length) * step;
  }
}
