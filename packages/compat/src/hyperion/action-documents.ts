import { slotToTime } from '@antescope/codec/chain/time';
import type { StoredAction, StoredBlock, StoredTransaction } from '@antescope/index/store/history-store';
import { digestOf } from '@antescope/index/answers/view/action-trace';
import { actDataOf } from './act-of.ts';
import type { ChainIndex } from './chain-index.ts';

/** One executed action with a receipt per notified account, in Hyperion's format; times have no Z. */
export interface ActionDocument extends Record<string, unknown> {
  timestamp: string;
  block_num: number;
  trx_id: string;
  act: { account: string; name: string; authorization: { actor: string; permission: string }[]; data: unknown };
  notified: string[];
}

/** Documents of executed actions, in the given order; those removed by a fork in the meantime are skipped. */
export async function actionDocuments(index: ChainIndex, sequences: readonly number[]): Promise<ActionDocument[]> {
  const transactions = new Map<number, Promise<FullTransaction | null>>();
  const documents: ActionDocument[] = [];
  for (const sequence of sequences) {
    const action = await index.reader.action(sequence);
    if (action === null) continue;
    const pending = transactions.get(action.transaction) ?? fullTransaction(index, action.transaction);
    transactions.set(action.transaction, pending);
    const transaction = await pending;
    const traces = transaction?.executions.get(sequence);
    if (transaction !== null && traces !== undefined) documents.push(await documentOf(index, traces, transaction));
  }
  return documents;
}

interface FullTransaction {
  transaction: StoredTransaction;
  block: StoredBlock;
  /** Action traces by execution. */
  executions: Map<number, StoredAction[]>;
}

/** A transaction with its block and traces, read once for all of its actions. */
export async function fullTransaction({ reader }: ChainIndex, num: number): Promise<FullTransaction | null> {
  const transaction = await reader.transactionAt(num);
  const block = transaction === null ? null : await reader.block(transaction.block);
  if (transaction === null || block === null) return null;
  const actions = await reader.transactionActions(num);
  return { transaction, block, executions: Map.groupBy(actions, (action) => action.executionSequence) };
}

/** `traces`: every trace of one executed action. */
export async function documentOf(
  index: ChainIndex,
  traces: readonly StoredAction[],
  { transaction, block }: { transaction: StoredTransaction; block: StoredBlock },
): Promise<ActionDocument> {
  const own = traces.find((trace) => trace.globalSequence === trace.executionSequence) ?? traces[0]!;
  const time = slotToTime(block.slot);
  return {
    '@timestamp': time,
    timestamp: time,
    block_num: block.number,
    block_id: block.id,
    trx_id: transaction.id,
    act: {
      account: own.account,
      name: own.name,
      authorization: own.authorization,
      data: await actDataOf(index, own, block.number),
    },
    receipts: traces.map((trace) => ({
      receiver: trace.receiver,
      global_sequence: trace.globalSequence,
      recv_sequence: trace.recvSequence,
      auth_sequence: trace.authSequence,
    })),
    notified: [...new Set(traces.map((trace) => trace.receiver))],
    // Billed CPU and NET appear once per transaction, with its first action.
    ...(own.ordinal === 1 ? { cpu_usage_us: transaction.cpuUs, net_usage_words: transaction.netWords } : {}),
    ...(own.ramDeltas.length === 0 ? {} : { account_ram_deltas: own.ramDeltas }),
    global_sequence: own.globalSequence,
    producer: block.producer,
    act_digest: await digestOf(index.reader, own, block.number),
    action_ordinal: own.ordinal,
    creator_action_ordinal: own.creatorOrdinal,
    signatures: transaction.signatures,
  };
}

/** Short form, for `simple=true`. */
export function simpleAction(document: ActionDocument, lastIrreversible: number): Record<string, unknown> {
  const { act } = document;
  return {
    block: document.block_num,
    timestamp: document.timestamp,
    irreversible: document.block_num <= lastIrreversible,
    contract: act.account,
    action: act.name,
    actors: act.authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(','),
    notified: document.notified.join(','),
    transaction_id: document.trx_id,
    data: act.data,
  };
}
