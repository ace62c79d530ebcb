import { toHex } from '@antescope/codec/bytes/bytes';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { hyperionRowData } from './act-data.ts';
import type { ChainIndex } from './chain-index.ts';

/** nodeos JSON with Hyperion's additions; hex if the ABI cannot decode the row. */
export async function rowData(
  { abis }: ChainIndex,
  { code, table, value, block }: { code: string; table: string; value: Uint8Array; block: number },
): Promise<unknown> {
  const text = await abis.rowJson(code, table, value, block);
  return hyperionRowData(table, text === null ? toHex(value) : parseJsonExact(text));
}
