import { formatUnits, parseAsset } from '@antescope/codec/chain/asset';
import { buyRam, buyRamBytes, type RamMarket } from '@antescope/economics/ram';

export interface RamReserves {
  /** '129542469746 RAM' */
  base: string;
  /** '1000000.0000 EOS' */
  quote: string;
}

export type RamUnit = 'bytes' | 'kib' | 'token';

export type RamQuote =
  | { ok: true; cost: string; bytes: bigint }
  | { ok: false; reason: 'not-a-number' | 'not-an-amount' | 'too-little' | 'too-much' };

const bytesPerUnit = { bytes: 1n, kib: 1024n };

/**
 * What RAM costs now, or how much of it an amount of the token buys, including fee and price impact. `cost` is an asset
 * text.
 */
export function ramQuote(text: string, unit: RamUnit, reserves: RamReserves): RamQuote {
  const trimmed = text.trim();
  // Separators of thousands; '1,5' is no 15.
  const digits = /^\d{1,3}(?:[\s,]\d{3})+(?:\.\d*)?$/.test(trimmed) ? trimmed.replaceAll(/[\s,]/g, '') : trimmed;
  const quote = parseAsset(reserves.quote);
  const market: RamMarket = { bytes: parseAsset(reserves.base).units, units: quote.units };
  const costOf = (units: bigint): string => `${formatUnits(units, quote.precision)} ${quote.code}`;
  if (unit === 'token') {
    const units = unitsOf(digits, quote.precision);
    if (units === null) return { ok: false, reason: 'not-an-amount' };
    const { bytes } = buyRam(market, units);
    return bytes === 0n ? { ok: false, reason: 'too-little' } : { ok: true, cost: costOf(units), bytes };
  }
  if (!/^\d{1,18}$/.test(digits)) return { ok: false, reason: 'not-a-number' };
  const bytes = BigInt(digits) * bytesPerUnit[unit];
  if (bytes === 0n) return { ok: false, reason: 'not-a-number' };
  if (bytes >= market.bytes) return { ok: false, reason: 'too-much' };
  // Less than the smallest unit of the token buys: the contract rejects it.
  if (bytes * market.units < market.bytes) return { ok: false, reason: 'too-little' };
  return { ok: true, cost: costOf(buyRamBytes(market, bytes).units), bytes };
}

/** '1.5' → 15000n; null for what is no positive amount with these decimals. */
function unitsOf(digits: string, precision: number): bigint | null {
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(digits) ?? [];
  if (whole === '' || decimals.length > precision) return null;
  const units = BigInt(whole + decimals.padEnd(precision, '0'));
  return units === 0n ? null : units;
}
