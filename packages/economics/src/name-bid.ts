/** The least bid, in units, that beats `highest`: more than a tenth above it (eosio::bidname). */
export function leastBid(highest: bigint): bigint {
  return highest + highest / 10n + 1n;
}

/** Seconds a bid has to stand before its auction can close; one auction closes a day, the highest bid of all. */
export const bidStandsSeconds = 86_400;
