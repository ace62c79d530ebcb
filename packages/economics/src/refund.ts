/** Seconds from unstaking to refund: three days (eosio.system refund_delay_sec). */
export const refundSeconds = 3 * 86_400;

/** When a refund becomes available, in seconds since 1970. Unstaking again restarts the delay. */
export function refundDueAt(requested: number): number {
  return requested + refundSeconds;
}

/** Whether eosio::refund pays at `now`. Refunds are not automatic. */
export function isRefundDue(requested: number, now: number): boolean {
  return now >= refundDueAt(requested);
}
