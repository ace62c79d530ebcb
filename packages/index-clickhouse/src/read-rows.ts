import type { StoredRow, TouchedRow } from '@antescope/index/store/history-store';
import type { CutList, ListPage, RowPosition } from '@antescope/index/store/list-page';
import type { EngineRow } from './engine.ts';
import { numberOfName } from './name-numbers.ts';
import { whole } from './conditions.ts';
import { bytesColumn, integer, nameColumn } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

const columns = 'code, table_name, scope, primary_key, payer, block, base64Encode(value) AS value_64';

/** Reads contract rows: for each row the last version at or before a block. */
export async function rowAt(
  snapshot: Snapshot,
  place: { code: string; scope: string; table: string },
  primaryKey: bigint,
  block: number,
): Promise<StoredRow | null> {
  const condition = `${tableCondition(place)} AND scope = ${numberOfName(place.scope)} AND primary_key = ${primaryKey}`;
  const row = await snapshot.first(
    `SELECT ${columns} ${snapshot.from('row_versions', `${condition} AND block <= ${whole(block)}`)}
     ORDER BY block DESC LIMIT 1`,
  );
  return row === null ? null : storedRow(row);
}

/** Rows of a table in key order. */
export async function rowsOfScopeAndCode(
  snapshot: Snapshot,
  place: { code: string; scope: string; table: string },
  query: { block: number; from: bigint; limit: number },
): Promise<ListPage<StoredRow, bigint>> {
  const condition = `${tableCondition(place)} AND scope = ${numberOfName(place.scope)} AND primary_key >= ${query.from}`;
  const rows = await latestRows(snapshot, condition, query.block, query.limit + 1);
  return { items: rows.slice(0, query.limit), next: rows[query.limit]?.primaryKey ?? null };
}

export async function rowsOfCode(
  snapshot: Snapshot,
  place: { code: string; table: string },
  { block, from, limit }: { block: number; from: RowPosition | null; limit: number },
): Promise<ListPage<StoredRow, RowPosition>> {
  const later = from === null ? '1' : `(scope, primary_key) >= (${numberOfName(from.scope)}, ${from.primaryKey})`;
  const rows = await latestRows(snapshot, `${tableCondition(place)} AND ${later}`, block, limit + 1);
  const next = rows[limit];
  return {
    items: rows.slice(0, limit),
    next: next === undefined ? null : { scope: next.scope, primaryKey: next.primaryKey },
  };
}

export async function rowsOfScope(
  snapshot: Snapshot,
  { scope, table }: { scope: string; table: string },
  block: number,
  limit: number,
): Promise<CutList<StoredRow>> {
  const [tableNumber, scopeNumber] = [numberOfName(table), numberOfName(scope)];
  const codes = await snapshot.query(
    `SELECT DISTINCT code ${snapshot.from('row_tables', `table_name = ${tableNumber} AND scope = ${scopeNumber}`)}`,
  );
  if (codes.length === 0) return { items: [], complete: true };
  const codeList = codes.map((row) => String(row['code'])).join(', ');
  const condition = `code IN (${codeList}) AND table_name = ${tableNumber} AND scope = ${scopeNumber}`;
  const rows = await latestRows(snapshot, condition, block, limit + 1);
  return { items: rows.slice(0, limit), complete: rows.length <= limit };
}

export async function contractsWithTable(snapshot: Snapshot, table: string): Promise<string[]> {
  const rows = await snapshot.query(
    `SELECT DISTINCT code ${snapshot.from('row_tables', `table_name = ${numberOfName(table)}`)} ORDER BY code`,
  );
  return rows.map((row) => nameColumn(row, 'code'));
}

export async function scopesOfRow(
  snapshot: Snapshot,
  place: { code: string; table: string },
  primaryKey: bigint,
  { block, from, limit }: { block: number; from: string | null; limit: number },
): Promise<ListPage<string, string>> {
  const later = from === null ? '1' : `scope >= ${numberOfName(from)}`;
  const condition = `${tableCondition(place)} AND primary_key = ${primaryKey} AND block <= ${whole(block)} AND ${later}`;
  const rows = await snapshot.query(
    `SELECT scope ${snapshot.from('row_versions', condition)}
     GROUP BY scope HAVING argMax(value IS NOT NULL, block) ORDER BY scope LIMIT ${whole(limit + 1)}`,
  );
  const scopes = rows.map((row) => nameColumn(row, 'scope'));
  return { items: scopes.slice(0, limit), next: scopes[limit] ?? null };
}

export async function touchedRows(
  snapshot: Snapshot,
  block: number,
  codes: readonly string[] | null,
  limit: number,
): Promise<TouchedRow[]> {
  if (codes !== null && codes.length === 0) return [];
  const narrowed = codes === null ? '' : ` AND code IN (${codes.map(numberOfName).join(', ')})`;
  const touched = await snapshot.query(
    `SELECT code, table_name, scope, primary_key ${snapshot.from('touched_rows', `block = ${whole(block)}${narrowed}`)}
     ORDER BY place LIMIT ${whole(limit)}`,
  );
  if (touched.length === 0) return [];
  const keys = touched.map((row) => `(${keyOf(row).join(', ')})`).join(', ');
  const condition = `(code, table_name, scope, primary_key) IN (${keys})`;
  const [before, after] = await Promise.all([
    latestRows(snapshot, condition, block - 1, touched.length),
    latestRows(snapshot, condition, block, touched.length),
  ]);
  const textOf = (row: StoredRow): string => [row.code, row.table, row.scope, row.primaryKey].join(' ');
  const [then, now] = [before, after].map((rows) => new Map(rows.map((row) => [textOf(row), row])));
  return touched.map((row) => {
    const place = placeOf(row);
    const key = [place.code, place.table, place.scope, place.primaryKey].join(' ');
    return { ...place, before: then?.get(key) ?? null, after: now?.get(key) ?? null };
  });
}

/** State of each matching row as of the block; rows that did not exist are omitted. */
export async function latestRows(
  snapshot: Snapshot,
  condition: string,
  block: number,
  limit: number,
): Promise<StoredRow[]> {
  const versions = `SELECT ${columns} ${snapshot.from('row_versions', `${condition} AND block <= ${whole(block)}`)}
    ORDER BY code, table_name, scope, primary_key, block DESC LIMIT 1 BY code, table_name, scope, primary_key`;
  const rows = await snapshot.query(`SELECT * FROM (${versions}) WHERE value_64 IS NOT NULL LIMIT ${whole(limit)}`);
  return rows.map(storedRow).filter((row) => row !== null);
}

function tableCondition({ code, table }: { code: string; table: string }): string {
  return `code = ${numberOfName(code)} AND table_name = ${numberOfName(table)}`;
}

function keyOf(row: EngineRow): string[] {
  return ['code', 'table_name', 'scope', 'primary_key'].map((column) => String(row[column]));
}

function placeOf(row: EngineRow) {
  return {
    code: nameColumn(row, 'code'),
    scope: nameColumn(row, 'scope'),
    table: nameColumn(row, 'table_name'),
    primaryKey: BigInt(String(row['primary_key'])),
  };
}

function storedRow(row: EngineRow): StoredRow | null {
  const value = bytesColumn(row, 'value_64');
  if (value === null) return null;
  return { ...placeOf(row), payer: nameColumn(row, 'payer'), value, block: integer(row, 'block') };
}
