import type { Level } from '../block-rows.ts';
import type { HistoryReader } from '../history-store.ts';

/** Fields of an execution that an export needs, all readable without extra lookups. */
export interface StoredExport {
  sequence: number;
  contract: string;
  name: string;
  authorization: Level[];
  data: Uint8Array;
  transactionId: string;
  block: number;
  /** Full block id, hex. */
  blockId: string;
  slot: number;
}

/** A store with bulk reads of executions. */
export interface ExportReader {
  /** In the order of the sequences; undone executions are omitted. */
  exported(executions: readonly number[]): Promise<StoredExport[]>;
}

/** ExportReader of any store; reads one by one if the store has no bulk read. */
export function exportReaderOf(reader: HistoryReader & Partial<ExportReader>): ExportReader {
  if (reader.exported !== undefined) return { exported: (executions) => reader.exported!(executions) };
  return {
    async exported(executions) {
      const rows = await Promise.all(executions.map((sequence) => oneOf(reader, sequence)));
      return rows.filter((row) => row !== null);
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
