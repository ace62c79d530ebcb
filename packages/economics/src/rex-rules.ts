/** Producers to vote for (directly or by proxy) on chains where REX requires voting. */
export const votesForRex = 21;

/** Whether an account's vote meets the REX voting requirement. `proxy` is '' if none. */
export function hasVotesForRex(producers: number, proxy: string): boolean {
  return proxy !== '' || producers >= votesForRex;
}

/** Units of stake an account must keep when lending its stake: 0.2 tokens at the chain's precision. */
export function reservedStake(precision: number): bigint {
  return precision === 0 ? 1n : 2n * 10n ** BigInt(precision - 1);
}

/** Maximum of `staked` units of CPU (or NET) that can be lent while keeping `reserved`; 0 if there is less. */
export function lendableStake(staked: bigint, reserved: bigint): bigint {
  return staked > reserved ? staked - reserved : 0n;
}
