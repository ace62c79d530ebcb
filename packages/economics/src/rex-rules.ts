/** Producers one has to vote for, or have a proxy do so, on chains whose REX asks for it. */
export const votesForRex = 21;

/** Whether an account's vote lets it lend where REX asks for votes. `proxy` '' is none. */
export function hasVotesForRex(producers: number, proxy: string): boolean {
  return proxy !== '' || producers >= votesForRex;
}

/** Units of stake that an account keeps for itself when it lends its stake: 0.2 tokens of the chain's precision. */
export function keptStake(precision: number): bigint {
  return precision === 0 ? 1n : 2n * 10n ** BigInt(precision - 1);
}

/** Most that can be lent of `staked` units of CPU (or NET) if `kept` have to stay; 0 where there is not even that. */
export function lendableStake(staked: bigint, kept: bigint): bigint {
  return staked > kept ? staked - kept : 0n;
}
