import type { Level } from '../block-rows.ts';
import type { HistoryReader } from '../history-store.ts';

/** What an export needs of an execution, and nothing that costs a further look. */
export interface StoredExport {
  sequence: number;
  contract: string;
  name: string;
  authorization: Level[];
  data: Uint8Array;
  transactionId: string;
  block: number;
  /** Whole id of the block, hex. */
  blockId: string;
  slot: number;
}

/** A store that reads many executions at once. */
export interface ExportReader {
  /** In the order of the sequences; those that a fork took away since are left out. */
  exported(executions: readonly number[]): Promise<StoredExport[]>;
}

/** The same of any store, one by one. */
export function exportReaderOf(reader: HistoryReader & Partial<ExportReader>): ExportReader {
  if (reader.exported !== undefined) return { exported: (executions) => reader.exported!(executions) };
  return {
    async exported(executions) {
      const found = await Promise.all(executions.map((sequence) => oneOf(reader, sequence)));
      return found.filter((row) => row !== null);
    },
  };
}

async function oneOf(reader: HistoryReader, sequence: number): Promise<StoredExport | null> {
  const action = await reader.action(sequence);
  const transaction = action && (await reader.transactionAt(action.transaction));
  const block = transaction && (await reader.block(transaction.block));
  if (action === null || transaction === null || block === null) return null;
  const { account: contract, name, authorization, data } = action;
  const { number, id: blockId, slot } = block;
  return { sequence, contract, name, authorization, data, transactionId: transaction.id, block: number, blockId, slot };
}
