import { trimEnd } from '@antescope/codec/bytes/trim-end';
import { formatAsset } from '@antescope/codec/chain/asset';
import type { TokenSymbol } from './tool-chain.ts';

/**
 * Units of a decimal number as entered, '1.5' → 15000n at precision 4. null: not a number. 'too-precise': more decimals
 * than the token has; nothing is rounded.
 */
export function parseUnits(text: string, precision: number): bigint | 'too-precise' | null {
  const match = /^(\d{1,15})(?:[.](\d*))?$/.exec(text.trim());
  if (match === null) return null;
  const decimals = match[2] ?? '';
  if (decimals.length > precision) return 'too-precise';
  return BigInt(match[1]! + decimals.padEnd(precision, '0'));
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
