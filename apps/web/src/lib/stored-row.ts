import { getJson } from './http.ts';

/** The row with this key in a table of a contract whose scope is the contract itself; null without one. */
export async function storedRow(
  base: string,
  { contract, table, field, key }: { contract: string; table: string; field: string; key: string },
  signal: AbortSignal,
): Promise<Record<string, unknown> | null> {
  const { rows } = await getJson<{ rows: Record<string, unknown>[] }>(`${base}/v1/chain/get_table_rows`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      code: contract,
      scope: contract,
      table,
      lower_bound: key,
      upper_bound: key,
      limit: 1,
      json: true,
    }),
    signal,
  });
  // A node may give the next row where there is none of this key.
  return rows.find((row) => row[field] === key) ?? null;
}
