/** The transfer that withdraws wrapped tokens. */
export interface WrapTransfer {
  from: string;
  to: string;
  quantity: string;
  memo: string;
}

/** What is wrong with a transfer to the wrap account; null: nothing. */
export function wrapTransferFault({ from, to, quantity, memo }: WrapTransfer, wrapAccount: string): string | null {
  if (to !== wrapAccount) return `${wrapAccount} must be receiver`;
  if (from === wrapAccount) return `${wrapAccount} must not be sender`;
  if (!/^\d+(\.\d+)? [A-Z]{1,7}$/.test(quantity)) return 'quantity is missing';
  return memo === '' ? 'memo is missing' : null;
}
