import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';

/** What an amount grew ('in') or shrank ('out') by, without sign; null for what are no two amounts of one symbol, or equal. */
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
