/** Decimal text as an integer of the given number of decimals. */
export function scaled(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return text.startsWith('-') ? -value : value;
}

/** Number of decimals of a decimal text. */
export function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Decimal text of an integer of the given number of decimals. */
export function unscaled(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return value < 0n ? `-${text}` : text;
}

/** Rounded for the coordinates of an SVG. */
export function coordinate(value: number): number {
  return Math.round(value * 10) / 10;
}
