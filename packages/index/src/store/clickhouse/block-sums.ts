import type { BlockRows, TransactionRows } from '../block-rows.ts';

/** Sums over all blocks of a store up to one, as StoredTotals tells them; accounts are counted when they are asked. */
export interface BlockSums {
  transactions: number;
  actions: number;
  cpuUs: number;
  netBytes: number;
}

export const noSums: BlockSums = { transactions: 0, actions: 0, cpuUs: 0, netBytes: 0 };

/** The sums with one more block, whose implicit first transaction is not counted. `system`: the system account. */
export function sumsWith(sums: BlockSums, rows: BlockRows, system: string): BlockSums {
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

/** The implicit transaction that begins every block. */
function isOnblock({ actions }: Pick<TransactionRows, 'actions'>, system: string): boolean {
  const [first] = actions;
  return first !== undefined && first.name === 'onblock' && first.account === system;
}
