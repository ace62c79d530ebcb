import { trimEnd } from '@antescope/codec/bytes/trim-end';
import { formatAsset } from '@antescope/codec/chain/asset';
import type { TokenSymbol } from './tool-chain.ts';

/** Assets are smaller than this, in units. */
const limit = 1n << 62n;

/**
 * Units of a decimal number as entered, '1.5' → 15000n at precision 4. null: no number, or more than an asset can
 * be. 'too-precise': more decimals than the token has; nothing is rounded.
 */
export function parseUnits(text: string, precision: number): bigint | 'too-precise' | null {
  const match = /^(\d{1,19})(?:[.](\d*))?$/.exec(text.trim());
  if (match === null) return null;
  const decimals = match[2] ?? '';
  if (decimals.length > precision) return 'too-precise';
  const units = BigInt(match[1]! + decimals.padEnd(precision, '0'));
  return units < limit ? units : null;
}

/** Percentage of an amount, rounded down: never more than there is. */
export function partOf(units: bigint, percent: bigint): bigint {
  return (units * percent) / 100n;
}

/** '1.5000 EOS' */
export function assetText(units: bigint, symbol: TokenSymbol): string {
  return formatAsset({ ...symbol, units });
}

/** '1.5' of 15000n at precision 4: what a person would type. */
export function decimalText(units: bigint, precision: number): string {
  const digits = String(units).padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  const decimals = trimEnd(digits.slice(digits.length - precision), '0');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
