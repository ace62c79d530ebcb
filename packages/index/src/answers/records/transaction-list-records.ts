import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import { listedRows } from '@antescope/sources/history/listed-action';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type {
  ListedTransaction,
  TransactionListQuery,
  TransactionPage,
} from '@antescope/sources/state/transaction-list';
import { transactionStatuses } from '@antescope/sources/transaction/transaction-view';
import { formatCursor } from '../../store/cursor.ts';
import type { ExecutedTransaction } from '../../store/executed-transactions.ts';
import type { HistoryReader, StoreStatus } from '../../store/history-store.ts';
import { answerOf } from '../index-answer.ts';
import { resumeCursor } from '../resume-cursor.ts';
import { ActionRowMaker } from '../view/action-row.ts';
import type { RecordsContext } from './records-context.ts';

const maxTransactions = 100;
/** Further actions are counted up to this number. */
const maxCounted = 100;

const maxIds = 5;

/** IDs that start with the hex digits, newest first. Fewer than 8 digits start none. */
export function transactionIds({ reader }: RecordsContext, prefix: string): Promise<Outcome<string[]>> {
  return answerOf(reader, 'traces', async (_, about) => {
    const ids = [...new Set((await reader.transactions(prefix)).map(({ id }) => id))].slice(0, maxIds);
    return ids.length === 0 ? empty(about) : data(ids, about);
  });
}

/** Transactions that executed an action, newest first, without onblock. */
export function transactionList(
  { reader, abis }: RecordsContext,
  { cursor, limit }: TransactionListQuery,
): Promise<Outcome<TransactionPage>> {
  return answerOf(reader, 'traces', async (status, about) => {
    const to = cursor === null ? Number.MAX_SAFE_INTEGER : (await resumeCursor(reader, cursor)) - 1;
    const found = await reader.executedTransactions({
      to,
      limit: Math.max(1, Math.min(limit, maxTransactions)),
      countTo: maxCounted + 1,
    });
    const maker = new ActionRowMaker(reader, abis);
    const firsts = found.transactions.map(({ first }) => first);
    const rows = new Map(listedRows(await maker.rows(firsts, status)).map((row) => [row.transactionId, row]));
    const transactions = found.transactions.flatMap((transaction) => {
      const row = rows.get(transaction.id);
      // Undone during the read.
      return row === undefined ? [] : [listedTransaction(transaction, row, status)];
    });
    const next = found.next === null ? null : await cursorAt(reader, found.next);
    if (transactions.length === 0 && next === null) return empty(about);
    return data({ transactions, next }, about);
  });
}

function listedTransaction(
  { id, block, status, cpuUs, netWords, executions }: ExecutedTransaction,
  { blockTime, trace }: ActionRow,
  { lastIrreversible }: StoreStatus,
): ListedTransaction {
  const { contract, name, authorization, data: fields, truncated, dataBytes } = trace;
  const marks = { ...(truncated && { truncated }), ...(dataBytes !== undefined && { dataBytes }) };
  return {
    id,
    block,
    time: blockTime,
    irreversible: block <= lastIrreversible,
    status: transactionStatuses[status] ?? 'executed',
    cpuUs,
    netBytes: netWords * 8,
    action: { contract, name, authorization, data: fields, ...marks },
    moreActions: executions - 1,
  };
}

async function cursorAt(reader: HistoryReader, sequence: number): Promise<string | null> {
  const block = await reader.blockOfSequence(sequence);
  return block === null ? null : formatCursor(block.number, block.id, sequence);
}
