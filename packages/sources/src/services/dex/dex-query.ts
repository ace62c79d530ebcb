/** A query that the DEX service would refuse; the message is for the caller. */
export class DexQueryError extends Error {
  override name = 'DexQueryError';
}

/** Default and maximum rows of a page. */
export const listLimit = { default: 100, max: 250 } as const;
export const candleLimit = { default: 500, max: 2000 } as const;

interface Limit {
  default: number;
  max: number;
}

/** Throws DexQueryError. */
export function limitOf(limit: number | undefined, { default: initial, max }: Limit): number {
  const value = limit ?? initial;
  if (!Number.isInteger(value) || value <= 0 || value > max) {
    throw new DexQueryError(`Limit must be between 0 and ${max}`);
  }
  return value;
}

export function offsetOf(offset: number | undefined): number {
  const value = offset ?? 0;
  if (!Number.isSafeInteger(value) || value < 0) throw new DexQueryError('Offset must not be negative');
  return value;
}

/** Throws DexQueryError. */
export function marketIdsOf(ids: readonly number[]): string[] {
  if (ids.length === 0) throw new DexQueryError('Must provide atleast one market ID');
  return ids.map(String);
}

/** true unless it is false or 'false'. Throws DexQueryError for anything that is neither. */
export function excludeZeroFeeOf(value: unknown): boolean {
  if (value === undefined || value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new DexQueryError('exclude_zero_fee must be true or false');
}
