import { documentOf, fullTransaction } from './action-documents.ts';
import type { ChainIndex } from './chain-index.ts';
import type { HyperionQuery } from './query.ts';

const statuses = ['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired'];

/** Status of a transaction, with its first action; 'unknown' if the index does not have it. */
export async function checkTransaction(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const id = query.required('id', /^[0-9a-fA-F]{64}$/, '64 hex digits').toLowerCase();
  query.rejectUnread();
  const [newest] = await index.reader.transactions(id);
  const full = newest === undefined ? null : await fullTransaction(index, newest.num);
  if (full === null) return { id, status: 'unknown' };
  const { transaction, block, executions } = full;
  const [first] = [...executions].sort(([a], [b]) => a - b);
  return {
    id,
    status: statuses[transaction.status],
    block_num: block.number,
    root_action: first === undefined ? null : (await documentOf(index, first[1], full)).act,
    signatures: transaction.signatures,
  };
}
