/** How a proposal ended, as its execution is recorded (services §3). */
export interface ExecutionInfo {
  /** Who executed or cancelled it. */
  payer: string;
  trxId: string;
  publishedAt: string;
  cancelled: boolean;
}
