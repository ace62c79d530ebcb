import { blockList } from '../block/block-list.ts';
import type { BlockView } from '../block/block-view.ts';
import { getBlock } from '../block/get-block.ts';
import { badCursor } from '../core/bad-cursor.ts';
import { data, empty, failed, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { listedBlock } from '../history/listed-action.ts';
import type { ListedTransaction, TransactionListQuery, TransactionPage } from '../state/transaction-list.ts';

/** Blocks per page without an index. */
const blocksOnPage = 20;

/**
 * Transactions, newest first: from the index, else those of 20 blocks of a node, where a page may be empty although
 * `next` is set. The cursor without an index is a block number.
 */
export async function transactionList(
  at: SourceContext,
  query: TransactionListQuery,
): Promise<Outcome<TransactionPage>> {
  const isNodeCursor = query.cursor !== null && /^\d{1,10}$/.test(query.cursor);
  const indexed = at.records === null || isNodeCursor ? null : await at.records.transactionList(query);
  if (indexed !== null && (indexed.state !== 'failed' || query.cursor !== null)) return indexed;
  if (query.cursor !== null && !isNodeCursor) return failed([badCursor('node', query.cursor)]);
  return nodeTransactions(at, isNodeCursor ? Number(query.cursor) : null);
}

async function nodeTransactions(at: SourceContext, before: number | null): Promise<Outcome<TransactionPage>> {
  const list = await blockList(at, { before, limit: blocksOnPage });
  if (list.state !== 'data') return withoutData(list);
  const { blocks, next } = list.data;
  const read = await Promise.all(
    // Blocks without transactions have nothing to show.
    blocks.filter(({ transactions }) => transactions > 0).map(({ id }) => getBlock(at, id)),
  );
  const transactions: ListedTransaction[] = [];
  for (const outcome of read) {
    if (outcome.state === 'failed') return failed(outcome.meta.failures);
    if (outcome.state === 'data') transactions.push(...transactionsOf(listedBlock(outcome.data)));
  }
  if (transactions.length === 0 && next === null) return empty(list.meta);
  return data({ transactions, next: next === null ? null : String(next) }, list.meta);
}

/** Newest first. */
function transactionsOf({ number, time, irreversible, transactions }: BlockView): ListedTransaction[] {
  return transactions.toReversed().map(({ id, status, cpuUs, netBytes, actions }) => ({
    id,
    block: number,
    time,
    irreversible,
    status,
    cpuUs,
    netBytes,
    action: actions[0] ?? null,
    moreActions: Math.max(0, actions.length - 1),
  }));
}
