import { formatAsset } from '@antescope/codec/chain/asset';
import { type LongStakePayout, longStakePayout } from '@antescope/economics/xpr-staking';
import type { PublicChain } from '@antescope/chains/config/chain-config';

/** Payout of a stake in units, from decimal texts; null if one is no number. */
export function payoutOf(staked: bigint, multiplier: string, start: string, end: string): LongStakePayout | null {
  const [startPrice, endPrice] = [priceOf(start), priceOf(end)];
  if (startPrice === null || endPrice === null) return null;
  return longStakePayout({ staked, multiplier: BigInt(multiplier), startPrice }, endPrice);
}

/** A price as the oracle's double; null if the text is not a positive decimal. */
function priceOf(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null;
}

/** '105.0000 XPR' */
export function xprText(units: bigint, { coreSymbol }: Pick<PublicChain, 'coreSymbol'>): string {
  return formatAsset({ units, ...coreSymbol });
}

/** The gain of a payout in percent, '+5.00%'. */
export function gainText(staked: bigint, paid: bigint): string {
  const hundredths = staked === 0n ? 0n : ((paid - staked) * 10_000n) / staked;
  const digits = hundredths.toString().padStart(3, '0');
  return `+${digits.slice(0, -2)}.${digits.slice(-2)}%`;
}
