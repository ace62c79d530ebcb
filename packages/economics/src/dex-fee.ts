/** Stakes from which the DEX of XPR Network reduces the fees of an account, in units of XPR, and the percent that remains. */
const tiers: readonly { staked: bigint; percent: bigint }[] = [
  { staked: 10_000_000_0000n, percent: 0n },
  { staked: 1_000_000_0000n, percent: 33n },
  { staked: 100_000_0000n, percent: 66n },
];

/** Percent of the market's fee that an account with this stake pays; units of XPR. */
export function dexFeePercent(staked: bigint): bigint {
  return tiers.find((tier) => staked >= tier.staked)?.percent ?? 100n;
}
