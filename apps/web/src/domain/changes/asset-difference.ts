import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';

/**
 * Unsigned difference of two amounts and its direction ('in' for growth); null unless both are different amounts of one
 * symbol.
 */
export function assetDifference(before: unknown, after: unknown): { flow: 'in' | 'out'; amount: string } | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  try {
    const [old, now] = [parseAsset(before), parseAsset(after)];
    if (old.code !== now.code || old.precision !== now.precision || old.units === now.units) return null;
    const units = now.units - old.units;
    return units > 0n
      ? { flow: 'in', amount: formatAsset({ ...now, units }) }
      : { flow: 'out', amount: formatAsset({ ...now, units: -units }) };
  } catch {
    return null;
  }
}
