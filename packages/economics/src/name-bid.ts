/** Minimum bid, in units, to beat `highest`: more than 10% above it (eosio::bidname). */
export function minBid(highest: bigint): bigint {
  return highest + highest / 10n + 1n;
}

/**
 * Seconds a bid must remain the highest before its auction can close. Only the highest bid overall closes, once per
 * day.
 */
export const auctionDelaySeconds = 86_400;
