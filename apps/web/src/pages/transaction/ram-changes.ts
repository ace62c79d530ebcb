import type { ActionTraceView } from '@antescope/sources/transaction/transaction-view';

export interface RamChange {
  account: string;
  /** Signed decimal text. */
  bytes: string;
}

/** Net bytes of RAM per account over all traces; sums of zero are left out. */
export function ramByAccount(traces: readonly ActionTraceView[]): RamChange[] {
  const sums = new Map<string, bigint>();
  for (const { ramDeltas } of traces) {
    for (const { account, delta } of ramDeltas) sums.set(account, (sums.get(account) ?? 0n) + BigInt(delta));
  }
  return [...sums].filter(([, bytes]) => bytes !== 0n).map(([account, bytes]) => ({ account, bytes: String(bytes) }));
}
