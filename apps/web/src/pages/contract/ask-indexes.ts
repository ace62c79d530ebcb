import type { TableIndex } from '@antescope/sources/table/table-definition';

/** Secondary indexes of a table, from our own API. Throws where they could not be asked for. */
export async function askIndexes(
  base: string,
  { code, table, scope }: { code: string; table: string; scope: string },
): Promise<TableIndex[]> {
  const path = `${base}/api/v1/contracts/${encodeURIComponent(code)}/tables/${encodeURIComponent(table)}/indexes`;
  const response = await fetch(`${path}?${new URLSearchParams({ scope }).toString()}`);
  const body = (await response.json()) as { data?: TableIndex[] | null };
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return body.data ?? [];
}
