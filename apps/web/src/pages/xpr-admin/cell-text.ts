/** A value of a row as one line: scalars as they are, a token as 'contract · symbol', anything else as JSON. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  const { sym, quantity, contract } = value as Record<string, unknown>;
  if (typeof contract === 'string' && typeof (sym ?? quantity) === 'string')
    return `${contract} · ${String(sym ?? quantity)}`;
  return JSON.stringify(value);
}
