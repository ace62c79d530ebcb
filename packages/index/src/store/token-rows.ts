import { ByteReader } from '@antescope/codec/bytes/cursor';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { parseSymbol, symbolFromU64 } from '@antescope/codec/chain/symbol';

/** Amount in a row of an `accounts` table, in the smallest unit. */
export interface BalanceValue {
  code: string;
  precision: number;
  units: bigint;
}

/** Content of a `stat` row. */
export interface StatValue {
  code: string;
  precision: number;
  supply: bigint;
  maxSupply: bigint;
  issuer: string;
}

/**
 * Parses an `accounts` row of a token contract: it begins with an asset, and its key is the symbol code. null for rows
 * of contracts that use the table name for something else.
 */
export function balanceValue(primaryKey: bigint, value: Uint8Array): BalanceValue | null {
  if (value.length < 16) return null;
  const reader = new ByteReader(value);
  const units = reader.i64();
  const packed = reader.u64();
  if (packed >> 8n !== primaryKey) return null;
  const symbol = symbolOf(packed);
  return symbol === null ? null : { ...symbol, units };
}

/**
 * Parses a `stat` row of a token contract: supply, max supply, issuer, with the symbol code as scope and key. null for
 * other contracts.
 */
export function statValue(scope: string, primaryKey: bigint, value: Uint8Array): StatValue | null {
  if (value.length < 40 || nameToU64(scope) !== primaryKey) return null;
  const reader = new ByteReader(value);
  const supply = reader.i64();
  const packed = reader.u64();
  const maxSupply = reader.i64();
  if (packed >> 8n !== primaryKey || reader.u64() !== packed || supply < 0n || maxSupply < supply) return null;
  const symbol = symbolOf(packed);
  return symbol === null ? null : { ...symbol, supply, maxSupply, issuer: u64ToName(reader.u64()) };
}

function symbolOf(packed: bigint): { code: string; precision: number } | null {
  try {
    const { precision, code } = parseSymbol(symbolFromU64(packed));
    return code === '' ? null : { precision, code };
  } catch {
    // Not a symbol: not a token contract.
    return null;
  }
}
