import type { BlockRows, TransactionRows } from '../block-rows.ts';
import { systemContracts } from '../system-contracts.ts';

/** Sums over all blocks of a store up to one, as StoredTotals tells them; accounts are counted when they are asked. */
export interface BlockSums {
  transactions: number;
  actions: number;
  cpuUs: number;
  netBytes: number;
}

export const noSums: BlockSums = { transactions: 0, actions: 0, cpuUs: 0, netBytes: 0 };

/** The sums with one more block: without the transaction of the system that it begins with. */
export function sumsWith(sums: BlockSums, rows: BlockRows): BlockSums {
  const result = { ...sums };
  for (const transaction of rows.transactions) {
    if (isOnblock(transaction)) continue;
    result.transactions += 1;
    result.actions += transaction.actions.filter(
      ({ executionSequence, globalSequence }) => executionSequence === globalSequence,
    ).length;
    result.cpuUs += transaction.cpuUs;
    result.netBytes += transaction.netWords * 8;
  }
  return result;
}

/** The transaction that every block begins with. */
export function isOnblock({ actions }: Pick<TransactionRows, 'actions'>): boolean {
  const [first] = actions;
  return first !== undefined && first.name === 'onblock' && systemContracts.includes(first.account);
}
