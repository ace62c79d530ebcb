import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { holdingPercentage, type TokenHolder } from '@antescope/sources/token/holders';

export interface HolderParts {
  parts: { label: string; share: number; text: string }[];
  /** What all other accounts hold; null if nothing is left, or the holders are newer than the supply. */
  rest: { share: number; text: string } | null;
}

/** The largest holders as parts of the supply; null without a supply. */
export function holderParts(holders: readonly TokenHolder[], supply: string): HolderParts | null {
  const all = parseAsset(supply);
  if (all.units <= 0n || holders.length === 0) return null;
  const parts = holders.map(({ account, owned }) => ({ label: account, ...partOf(owned, supply) }));
  const held = holders.reduce((sum, { owned }) => sum + parseAsset(owned).units, 0n);
  const left = formatAsset({ ...all, units: all.units - held });
  return { parts, rest: held < all.units ? partOf(left, supply) : null };
}

/** The share is for coordinates. */
function partOf(owned: string, supply: string): { share: number; text: string } {
  const percent = holdingPercentage(owned, supply);
  return { share: Number(percent) / 100, text: `${percent.slice(0, percent.indexOf('.') + 3)}%` };
}
