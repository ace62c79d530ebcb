/** Producers to vote for (directly or by proxy) on chains where REX requires voting. */
export const votesForRex = 21;

/** Whether an account's vote meets the REX voting requirement. `proxy` is '' if none. */
export function hasVotesForRex(producers: number, proxy: string): boolean {
  return proxy !== '' || producers >= votesForRex;
}

/**
 * Units of stake that an account keeps when it lends its stake. `tokens`: decimal text, rounded up to the chain's precision
 * ('0.2' with a precision of 0 is 1 unit).
 */
export function reservedStake(tokens: string, precision: number): bigint {
  const [whole = '0', fraction = ''] = tokens.split('.');
  const cut = fraction.slice(0, precision).padEnd(precision, '0');
  const isRounded = /[1-9]/.test(fraction.slice(precision));
  return BigInt(whole + cut) + (isRounded ? 1n : 0n);
}

/** Maximum of `staked` units of CPU (or NET) that can be lent while keeping `reserved`; 0 if there is less. */
export function lendableStake(staked: bigint, reserved: bigint): bigint {
  return staked > reserved ? staked - reserved : 0n;
}
