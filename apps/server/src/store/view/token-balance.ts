import { formatAsset } from '@antescope/codec/asset';
import { ByteReader } from '@antescope/codec/cursor';
import { parseSymbol, symbolFromU64 } from '@antescope/codec/symbol';
import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { StoredRow } from '../history-store.ts';

/**
 * Balance in a row of an `accounts` table: a token contract keeps an asset first, under its own symbol code as key.
 * Contracts use the table's name for other things too; those rows give null.
 */
export function tokenBalanceOf(row: StoredRow): TokenBalance | null {
  if (row.value.length < 16) return null;
  const reader = new ByteReader(row.value);
  const units = reader.i64();
  const packed = reader.u64();
  if (packed >> 8n !== row.primaryKey) return null;
  try {
    const { precision, code } = parseSymbol(symbolFromU64(packed));
    return code === '' ? null : { contract: row.code, quantity: formatAsset({ units, precision, code }) };
  } catch {
    // Not a symbol: the row is of another kind of contract.
    return null;
  }
}
