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
import type { HistoryReader, StoredTransaction, StoreStatus } from '../../store/history-store.ts';
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
    const found = await transactionsBelow(reader, to, Math.max(1, Math.min(limit, maxTransactions)));
    const maker = new ActionRowMaker(reader, abis);
    const roots = listedRows(
      await maker.rows(
        found.roots.map(({ first }) => first),
        status,
      ),
    );
    const rows = new Map(roots.map((row) => [row.transactionId, row]));
    const transactions = found.roots.flatMap(({ transaction, more }) => {
      const row = rows.get(transaction.id);
      // Undone during the read.
      return row === undefined ? [] : [listedTransaction(transaction, row, more, status)];
    });
    const next = found.next === null ? null : await cursorAt(reader, found.next);
    if (transactions.length === 0 && next === null) return empty(about);
    return data({ transactions, next }, about);
  });
}

interface Root {
  transaction: StoredTransaction;
  /** Global sequence of the first executed action. */
  first: number;
  more: number;
  /** onblock with inline actions, such as the end of a name auction. */
  isOnblock: boolean;
}

/** The newest transactions with an action up to the sequence; `next` is the sequence that the following page is below. */
async function transactionsBelow(
  reader: HistoryReader,
  last: number,
  limit: number,
): Promise<{ roots: Root[]; next: number | null }> {
  const roots: Root[] = [];
  let to = last;
  while (roots.length < limit) {
    // Each transaction is found by its last action, since one may have thousands.
    const query = { from: 0, to, order: 'desc' as const, limit: 1, withoutOnblock: true };
    // oxlint-disable-next-line no-await-in-loop -- the next transaction ends before the first action of this one
    const { executions, stoppedAt } = await reader.executions(query);
    const [sequence] = executions;
    // Out of time among blocks with onblock only: the following page continues there.
    if (sequence === undefined) return { roots, next: stoppedAt };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const root = await rootOf(reader, sequence);
    if (root === null) return { roots, next: null };
    if (!root.isOnblock) roots.push(root);
    to = root.transaction.firstSequence - 1;
  }
  const more = await reader.executions({ from: 0, to, order: 'desc', limit: 1, withoutOnblock: true });
  return { roots, next: more.executions.length > 0 || more.stoppedAt !== null ? to + 1 : null };
}

/** The transaction of an executed action, with its first action; null if it was undone meanwhile. */
async function rootOf(reader: HistoryReader, sequence: number): Promise<Root | null> {
  const action = await reader.action(sequence);
  const transaction = action === null ? null : await reader.transactionAt(action.transaction);
  if (transaction === null) return null;
  const range = { from: transaction.firstSequence, to: sequence, order: 'asc' as const };
  const { executions } = await reader.executions({ ...range, limit: maxCounted + 1, withoutOnblock: true });
  const first = executions[0] ?? sequence;
  const isOnblock = first !== transaction.firstSequence;
  return { transaction, first, more: Math.max(0, executions.length - 1), isOnblock };
}

function listedTransaction(
  { id, block, status, cpuUs, netWords }: StoredTransaction,
  { blockTime, trace }: ActionRow,
  moreActions: number,
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
    moreActions,
  };
}

async function cursorAt(reader: HistoryReader, sequence: number): Promise<string | null> {
  const block = await reader.blockOfSequence(sequence);
  return block === null ? null : formatCursor(block.number, block.id, sequence);
}
