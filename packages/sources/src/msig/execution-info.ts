/** How a proposal ended. */
export interface ExecutionInfo {
  /** The account that executed or cancelled it. */
  payer: string;
  trxId: string;
  publishedAt: string;
  cancelled: boolean;
}
