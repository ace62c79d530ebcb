import { parseAsset } from '@antescope/codec/chain/asset';

export interface TokenHolder {
  rank: number;
  account: string;
  /** Asset text. */
  owned: string;
  /** Of the supply in percent, rounded down to four decimals; null if the supply is not known. */
  percentage: string | null;
  /** ISO time of the account's creation; null if unknown. */
  created: string | null;
}

/** owned / supply × 100 with four decimals, cut: '12.3456'. '0.0000' for a supply of 0. */
export function holdingPercentage(owned: string, supply: string): string {
  const [part, all] = [parseAsset(owned), parseAsset(supply)];
  const scale = 10n ** BigInt(Math.abs(part.precision - all.precision));
  const [a, b] = part.precision < all.precision ? [part.units * scale, all.units] : [part.units, all.units * scale];
  if (b <= 0n) return '0.0000';
  const tenThousandths = (a * 1_000_000n) / b;
  return `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
}
