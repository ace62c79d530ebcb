import type { BlockRows } from '@antescope/index/store/block-rows';
import { isOnblock } from '@antescope/index/store/onblock';

/** Totals over all blocks up to one, as in StoredTotals; accounts are counted on request. */
export interface BlockTotals {
  transactions: number;
  actions: number;
  cpuUs: number;
  netBytes: number;
}

export const noTotals: BlockTotals = { transactions: 0, actions: 0, cpuUs: 0, netBytes: 0 };

/** Adds one block, without its onblock transaction. `system`: the system account. */
export function totalsWith(sums: BlockTotals, rows: BlockRows, system: string): BlockTotals {
  const result = { ...sums };
  for (const transaction of rows.transactions) {
    if (isOnblock(transaction, system)) continue;
    result.transactions += 1;
    result.actions += transaction.actions.filter(
      ({ executionSequence, globalSequence }) => executionSequence === globalSequence,
    ).length;
    result.cpuUs += transaction.cpuUs;
    result.netBytes += transaction.netWords * 8;
  }
  return result;
}
