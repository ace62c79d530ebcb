import type { ActionTraceView } from '@antescope/sources/transaction/transaction-view';

export interface RamChange {
  account: string;
  /** Signed decimal text. */
  bytes: string;
}

/** Net RAM bytes per account over all traces, without zeros. */
export function ramByAccount(traces: readonly ActionTraceView[]): RamChange[] {
  const sums = new Map<string, bigint>();
  for (const { ramDeltas } of traces) {
    for (const { account, delta } of ramDeltas) sums.set(account, (sums.get(account) ?? 0n) + BigInt(delta));
  }
  return [...sums].filter(([, bytes]) => bytes !== 0n).map(([account, bytes]) => ({ account, bytes: String(bytes) }));
}
