/** A transaction that executed an action other than onblock. */
export interface ExecutedTransaction {
  id: string;
  block: number;
  status: number;
  cpuUs: number;
  netWords: number;
  /** Global sequence of its first action. */
  first: number;
  /** Executed actions, at most `countTo` of the query. */
  executions: number;
}

export interface ExecutedTransactionQuery {
  /** Global sequence of the last action that may be included. */
  to: number;
  limit: number;
  countTo: number;
  /** Time budget in ms, after which a partial page is returned; defaults to 100. */
  timeBudgetMs?: number;
}

export interface ExecutedTransactionPage {
  /** Newest first. */
  transactions: ExecutedTransaction[];
  /** Sequence of an action that the following page is below; null at the end. */
  next: number | null;
}

/** Page of the found transactions, which are one more than `limit` where there are more. */
export function pageOf(found: ExecutedTransaction[], limit: number): ExecutedTransactionPage {
  if (found.length <= limit) return { transactions: found, next: null };
  const transactions = found.slice(0, limit);
  return { transactions, next: transactions.at(-1)!.first };
}
