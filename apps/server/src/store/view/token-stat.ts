import { formatAsset } from '@antescope/codec/asset';
import { ByteReader } from '@antescope/codec/cursor';
import { u64ToName } from '@antescope/codec/name';
import { parseSymbol, symbolFromU64 } from '@antescope/codec/symbol';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import type { StoredRow } from '../history-store.ts';

/**
 * Supply, maximum and issuer in a row of a `stat` table: a token contract keeps them first, under the symbol code as
 * key. Rows of other kinds of contracts give null.
 */
export function tokenStatOf(row: StoredRow): TokenStat | null {
  if (row.value.length < 40) return null;
  const reader = new ByteReader(row.value);
  const supply = reader.i64();
  const symbol = reader.u64();
  const most = reader.i64();
  if (symbol >> 8n !== row.primaryKey || reader.u64() !== symbol || supply < 0n || most < supply) return null;
  try {
    const { precision, code } = parseSymbol(symbolFromU64(symbol));
    if (code === '') return null;
    const text = (units: bigint) => formatAsset({ units, precision, code });
    const issuer = u64ToName(reader.u64());
    return { contract: row.code, code, precision, supply: text(supply), maxSupply: text(most), issuer };
  } catch {
    // Not a symbol: the row is of another kind of contract.
    return null;
  }
}
