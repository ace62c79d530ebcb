import { documentOf, fullTransaction } from './action-documents.ts';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { HyperionError, type HyperionQuery } from './query.ts';

const executed = 0;

/** Actions of an executed transaction; `executed` is false if there is none with this ID. */
export async function getTransaction(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const id = query.required('id', /^[0-9a-fA-F]{64}$/, '64 hex digits').toLowerCase();
  query.ignore('block_hint');
  query.rejectUnread();
  const occurrences = await index.reader.transactions(id);
  const transaction = occurrences.find((one) => one.status === executed && one.actionCount > 0);
  const full = transaction === undefined ? null : await fullTransaction(index, transaction.num);
  if (full === null) {
    requireComplete(index);
    return { executed: false, trx_id: id, cached_lib: false, actions: [] };
  }
  const actions = [];
  for (const [, traces] of [...full.executions].sort(([a], [b]) => a - b)) {
    actions.push(await documentOf(index, traces, full));
  }
  return { executed: true, trx_id: id, cached_lib: false, actions };
}

/** Creator of an account; the system account created itself, other genesis accounts have no creator. */
export async function getCreator(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.requiredName('account');
  query.rejectUnread();
  const creation = await index.reader.creation(account);
  if (creation === null || creation.creator === null || creation.transaction === null) {
    requireComplete(index);
    if (creation === null) throw new HyperionError(404, 'account creation not found');
    const creator = account === index.reader.accounts.system ? '__self__' : '';
    return { account, creator, timestamp: creation.created, block_num: 1, trx_id: '' };
  }
  const transaction = await index.reader.transactionAt(creation.transaction);
  return {
    account,
    creator: creation.creator,
    timestamp: creation.created,
    block_num: transaction?.block,
    trx_id: transaction?.id,
  };
}

/** Accounts created by an account, newest first. */
export async function getCreatedAccounts(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.requiredName('account');
  const limit = query.limit(100, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const { items: created, next } = await index.reader.createdBy(account, { after: null, limit: skip + limit });
  if (created.length === 0) requireComplete(index);
  const accounts = [];
  for (const { account: name, created: timestamp } of created.slice(skip, skip + limit)) {
    const creation = await index.reader.creation(name);
    const num = creation?.transaction ?? null;
    const transaction = num === null ? null : await index.reader.transactionAt(num);
    accounts.push({ name, timestamp, trx_id: transaction?.id });
  }
  const total = { value: created.length + (next === null ? 0 : 1), relation: next === null ? 'eq' : 'gte' };
  return { account, total, accounts };
}
