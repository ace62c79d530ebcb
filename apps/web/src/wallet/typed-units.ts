/** Units of a typed decimal number of a token; null where it is none, or has more digits than the token: nothing is rounded. */
export function typedUnits(text: string, precision: number): bigint | null {
  const match = /^(\d{1,15})(?:[.](\d*))?$/.exec(text);
  const decimals = match?.[2] ?? '';
  if (match === null || decimals.length > precision) return null;
  return BigInt(match[1]! + decimals.padEnd(precision, '0'));
}
