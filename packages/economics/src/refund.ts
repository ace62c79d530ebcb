/** Seconds until stake that was taken back is paid out: three days (eosio.system refund_delay_sec). */
export const refundSeconds = 3 * 86_400;

/** When a refund can be collected, in seconds since 1970; every further unstaking starts it anew. */
export function refundDueAt(requested: number): number {
  return requested + refundSeconds;
}

/** Whether eosio::refund pays at `now`. The chain does not pay by itself. */
export function isRefundDue(requested: number, now: number): boolean {
  return now >= refundDueAt(requested);
}
