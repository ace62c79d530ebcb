const pattern = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/;

/** Whether the text is a number in plain decimal digits. */
export function isDecimal(text: string): boolean {
  return pattern.test(text);
}

/** Negative, zero or positive as `a` is below, equal to or above `b`; both are decimals. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [pattern.exec(a), pattern.exec(b)];
  if (left === null || right === null) throw new RangeError('not a decimal number');
  const places = Math.max(left[3]?.length ?? 0, right[3]?.length ?? 0);
  const [one, other] = [left, right].map(([, sign = '', whole = '', part = '']) =>
    BigInt(`${sign}${whole}${part.padEnd(places, '0')}`),
  ) as [bigint, bigint];
  return one < other ? -1 : Number(one > other);
}
