import { documentOf, fullTransaction } from './action-documents.ts';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { HyperionError, type HyperionQuery } from './query.ts';

const executed = 0;

/** Executions of an executed transaction; `executed` false where there is none of this id. */
export async function getTransaction(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const id = query.required('id', /^[0-9a-fA-F]{64}$/, '64 hex digits').toLowerCase();
  query.ignore('block_hint');
  query.rejectUnread();
  const occurrences = await index.reader.transactions(id);
  const transaction = occurrences.find((one) => one.status === executed && one.actionCount > 0);
  const whole = transaction === undefined ? null : await fullTransaction(index, transaction.num);
  if (whole === null) {
    requireComplete(index);
    return { executed: false, trx_id: id, cached_lib: false, actions: [] };
  }
  const actions = [];
  for (const [, traces] of [...whole.executions].sort(([a], [b]) => a - b)) {
    actions.push(await documentOf(index, traces, whole));
  }
  return { executed: true, trx_id: id, cached_lib: false, actions };
}

/** Who made an account. Accounts from the chain's beginning were made by nobody's action: 404. */
export async function getCreator(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.requiredName('account');
  query.rejectUnread();
  const made = await index.reader.creation(account);
  if (made === null || made.creator === null || made.transaction === null) {
    requireComplete(index);
    throw new HyperionError(404, 'account creation not found');
  }
  const transaction = await index.reader.transactionAt(made.transaction);
  return {
    account,
    creator: made.creator,
    timestamp: made.created,
    block_num: transaction?.block,
    trx_id: transaction?.id,
  };
}

/** Accounts that an account made, newest first. */
export async function getCreatedAccounts(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.requiredName('account');
  const limit = query.limit(100, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const made = await index.reader.createdBy(account, skip + limit + 1);
  if (made.length === 0) requireComplete(index);
  const more = made.length > skip + limit;
  const accounts = [];
  for (const { account: name, created } of made.slice(skip, skip + limit)) {
    const creation = await index.reader.creation(name);
    const num = creation?.transaction ?? null;
    const transaction = num === null ? null : await index.reader.transactionAt(num);
    accounts.push({ name, timestamp: created, trx_id: transaction?.id });
  }
  const total = { value: made.length, relation: more ? 'gte' : 'eq' };
  return { account, total, accounts };
}
