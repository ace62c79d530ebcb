import { setImmediate as turn } from 'node:timers/promises';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import type { ExportedAction } from '@antescope/sources/history/export/action-export';
import { memoOf } from '@antescope/sources/history/transfer';
import { formatCursor } from '../cursor.ts';
import type { AccountQuery, HistoryReader } from '../history-store.ts';
import { isSentSequence } from '../sent-sequence.ts';
import type { BulkDecoder } from './bulk-decoder.ts';
import type { ExportReader, StoredExport } from './export-reader.ts';

/** Rows per batch, and time budget of a batch in ms: other requests are served in between. */
const batchRows = 400;
const lookMs = 15;

export interface IndexBatches {
  reader: HistoryReader;
  rows: ExportReader;
  decoder: BulkDecoder;
  account: string;
  query: Omit<AccountQuery, 'limit'>;
  /** Lower-case text that the decoded memo must contain, or null. */
  memo: string | null;
  lastIrreversible: number;
}

/** All rows of a query in batches, including empty ones, so that the consumer can stop at any time. */
export async function* indexBatches(options: IndexBatches): AsyncGenerator<ExportedAction[]> {
  const { reader, rows, account, query, memo } = options;
  const down = query.order === 'desc';
  let { from, to } = query;
  for (;;) {
    const page = await reader.accountExecutions(account, {
      ...query,
      from,
      to,
      limit: batchRows,
      timeBudgetMs: lookMs,
    });
    if (page.executions.length > 0) {
      const actions = await read(await rows.exported(page.executions), options);
      yield memo === null ? actions : actions.filter(({ data }) => memoOf(data)?.toLowerCase().includes(memo) ?? false);
    } else yield [];
    const last = page.stoppedAt ?? (page.executions.length >= batchRows ? page.executions.at(-1)! : null);
    if (last === null) return;
    if (down) to = last - 1;
    else from = last + 1;
    await turn();
  }
}

async function read(
  stored: readonly StoredExport[],
  { decoder, lastIrreversible }: IndexBatches,
): Promise<ExportedAction[]> {
  const actions: ExportedAction[] = [];
  let slot = -1;
  let blockTime = '';
  for (const row of stored) {
    if (row.slot !== slot) {
      slot = row.slot;
      blockTime = isoZ(slotToTime(slot));
    }
    const { contract, name, block } = row;
    let data = decoder.cachedData(contract, name, row.data, block);
    if (data === undefined) data = await decoder.data(contract, name, row.data, block);
    actions.push({
      cursor: formatCursor(block, row.blockId, row.sequence),
      transactionId: row.transactionId,
      blockNumber: block,
      blockTime,
      irreversible: block <= lastIrreversible,
      sequence: isSentSequence(row.sequence) ? '' : String(row.sequence),
      contract,
      name,
      authorization: row.authorization,
      data,
    });
  }
  return actions;
}
