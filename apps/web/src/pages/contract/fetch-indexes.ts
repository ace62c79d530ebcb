import type { TableIndex } from '@antescope/sources/table/table-definition';
import { getJson } from '../../lib/http.ts';

/** Secondary indexes of a table, from our API. Throws HttpError. */
export async function fetchIndexes(
  base: string,
  { code, table, scope }: { code: string; table: string; scope: string },
): Promise<TableIndex[]> {
  const path = `${base}/api/v1/contracts/${encodeURIComponent(code)}/tables/${encodeURIComponent(table)}/indexes`;
  const { data } = await getJson<{ data: TableIndex[] | null }>(`${path}?${new URLSearchParams({ scope }).toString()}`);
  return data ?? [];
}
