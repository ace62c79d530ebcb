import { groupDigits } from '@antescope/codec/bytes/group-digits';

export interface AmountParts {
  sign: '' | '-' | '+';
  /** With group separators. */
  integer: string;
  /** Including the decimal point; empty for a precision of 0. */
  decimals: string;
  /** The trailing zeros at the end of `decimals`, with the decimal point if there is nothing else. */
  zeros: string;
  symbol: string;
}

/** Splits an asset text for display without parsing it as a number. null if it is not an asset. */
export function amountParts(text: string): AmountParts | null {
  const match = /^([+-]?)(\d+)(\.\d+)?(?: ([A-Z]+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', integer = '', decimals = '', symbol = ''] = match;
  const zeros = trailingZeros(decimals);
  return { sign: sign as AmountParts['sign'], integer: grouped(integer), decimals, zeros, symbol };
}

/** '.5000' → '000', '.0000' → '.0000'. */
function trailingZeros(decimals: string): string {
  let start = decimals.length;
  while (decimals[start - 1] === '0') start -= 1;
  if (decimals[start - 1] === '.') start -= 1;
  return decimals.slice(start);
}

/** Decimal digits in groups of three. */
export function grouped(digits: string | number | bigint): string {
  return groupDigits(String(digits));
}
