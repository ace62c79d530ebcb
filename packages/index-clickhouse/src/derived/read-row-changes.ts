import type { RowChangePage, RowChangeQuery, StoredRowChange } from '@antescope/index/store/change-reader';
import { whole } from '../conditions.ts';
import type { EngineRow } from '../engine.ts';
import { numberOfName } from '../name-numbers.ts';
import { bytesColumn, integer, nameColumn } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';

/** Touched rows per page, and rows per statement, whose text has a limit. */
const pageRows = 500;
const key = 'code, table_name, scope, primary_key, block';

/** Reads the rows that the next blocks touched, whole blocks at a time, and their versions. */
export async function readRowChanges(snapshot: Snapshot, query: RowChangeQuery): Promise<RowChangePage> {
  const direction = query.order === 'desc' ? 'DESC' : 'ASC';
  const { code, scope, table, primaryKey } = query;
  const conditions = [
    `block BETWEEN ${whole(query.from)} AND ${whole(query.to)}`,
    ...(code === undefined ? [] : [`code = ${numberOfName(code)}`]),
    ...(scope === undefined ? [] : [`scope = ${numberOfName(scope)}`]),
    ...(table === undefined ? [] : [`table_name = ${numberOfName(table)}`]),
    ...(primaryKey === undefined ? [] : [`primary_key = ${primaryKey}`]),
  ];
  const touched = await snapshot.query(
    `SELECT ${key} ${snapshot.from('touched_rows', conditions.join(' AND '))}
     ORDER BY block ${direction} LIMIT ${pageRows} WITH TIES`,
  );
  const versions = await versionsOf(snapshot, touched, query);
  const byBlock = Map.groupBy(versions, ({ block }) => block);
  const items = [...new Set(touched.map((row) => integer(row, 'block')))].flatMap((block) => {
    const written = (byBlock.get(block) ?? []).toSorted(byPlace);
    return query.order === 'desc' ? written.toReversed() : written;
  });
  const last = touched.length < pageRows || items.length >= query.limit ? null : (touched.at(-1) ?? null);
  return { items: items.slice(0, query.limit), stoppedAt: last === null ? null : integer(last, 'block') };
}

async function versionsOf(
  snapshot: Snapshot,
  touched: readonly EngineRow[],
  { payer, present }: RowChangeQuery,
): Promise<StoredRowChange[]> {
  const filters = [
    ...(payer === undefined ? [] : [`payer = ${numberOfName(payer)}`]),
    ...(present === undefined ? [] : [`value IS ${present ? 'NOT ' : ''}NULL`]),
  ];
  const parts = [];
  for (let at = 0; at < touched.length; at += pageRows) {
    const keys = touched.slice(at, at + pageRows).map((row) => `(${keyOf(row).join(', ')})`);
    const condition = [`(${key}) IN (${keys.join(', ')})`, ...filters].join(' AND ');
    parts.push(
      snapshot.query(
        `SELECT ${key}, payer, base64Encode(value) AS value_64 ${snapshot.from('row_versions', condition)}`,
      ),
    );
  }
  return (await Promise.all(parts)).flat().map((row) => ({
    code: nameColumn(row, 'code'),
    scope: nameColumn(row, 'scope'),
    table: nameColumn(row, 'table_name'),
    primaryKey: BigInt(String(row['primary_key'])),
    block: integer(row, 'block'),
    payer: nameColumn(row, 'payer'),
    value: bytesColumn(row, 'value_64'),
  }));
}

function keyOf(row: EngineRow): string[] {
  return key.split(', ').map((column) => String(row[column]));
}

function byPlace(a: StoredRowChange, b: StoredRowChange): number {
  const [one, other] = [a, b].map(({ code, table, scope }) => `${code} ${table} ${scope}`) as [string, string];
  if (one !== other) return one < other ? -1 : 1;
  return a.primaryKey < b.primaryKey ? -1 : 1;
}
