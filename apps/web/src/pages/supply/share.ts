import { parseAsset } from '@antescope/codec/chain/asset';

/** Rounded thousandths of an amount in the total; null for different tokens or a total of zero. */
export function permilleOf(part: string, whole: string): number | null {
  const [small, all] = [parseAsset(part), parseAsset(whole)];
  if (all.units <= 0n || small.precision !== all.precision) return null;
  return Number((small.units * 2000n + all.units) / (all.units * 2n));
}

/** '12.5%', '0%' for a zero amount, and '< 0.1%' for a positive one that rounds to zero. */
export function shareText(permille: number, part: string): string {
  const little = permille === 0 && parseAsset(part).units > 0n;
  return `${little ? '< 0.1' : permille / 10}%`;
}
