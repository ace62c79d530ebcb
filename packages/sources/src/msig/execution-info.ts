/** How a proposal ended, from the record of its execution. */
export interface ExecutionInfo {
  /** Who executed or cancelled it. */
  payer: string;
  trxId: string;
  publishedAt: string;
  cancelled: boolean;
}
