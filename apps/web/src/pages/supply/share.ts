import { parseAsset } from '@antescope/codec/chain/asset';

/** Thousandths that an amount is of the whole, to the nearest; null where they are of different tokens or the whole is nothing. */
export function permilleOf(part: string, whole: string): number | null {
  const [small, all] = [parseAsset(part), parseAsset(whole)];
  if (all.units <= 0n || small.precision !== all.precision) return null;
  return Number((small.units * 2000n + all.units) / (all.units * 2n));
}

/** '12.5%', '0%' of nothing, and '< 0.1%' of what is there but too little to round to that. */
export function shareText(permille: number, part: string): string {
  const little = permille === 0 && parseAsset(part).units > 0n;
  return `${little ? '< 0.1' : permille / 10}%`;
}
