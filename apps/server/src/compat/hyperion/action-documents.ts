import { toHex } from '@antescope/codec/bytes/bytes';
import { slotToTime } from '@antescope/codec/chain/time';
import type { StoredAction, StoredBlock, StoredTransaction } from '@antescope/index/store/history-store';
import { digestOf } from '@antescope/index/answers/view/action-trace';
import { jsonReady } from '@antescope/index/answers/view/json-ready';
import type { ChainIndex } from './chain-index.ts';

/** One execution with a receipt for everyone who was told, as Hyperion documents it; times have no Z. */
export interface ActionDocument extends Record<string, unknown> {
  timestamp: string;
  block_num: number;
  trx_id: string;
  act: { account: string; name: string; authorization: { actor: string; permission: string }[]; data: unknown };
  notified: string[];
}

/** Documents of executions, in the order given; those that a fork took away meanwhile are left out. */
export async function actionDocuments(index: ChainIndex, sequences: readonly number[]): Promise<ActionDocument[]> {
  const transactions = new Map<number, Promise<FullTransaction | null>>();
  const found: ActionDocument[] = [];
  for (const sequence of sequences) {
    const action = await index.reader.action(sequence);
    if (action === null) continue;
    const whole = transactions.get(action.transaction) ?? fullTransaction(index, action.transaction);
    transactions.set(action.transaction, whole);
    const place = await whole;
    const traces = place?.executions.get(sequence);
    if (place !== null && traces !== undefined) found.push(await documentOf(index, traces, place));
  }
  return found;
}

interface FullTransaction {
  transaction: StoredTransaction;
  block: StoredBlock;
  /** Action traces by the execution they belong to. */
  executions: Map<number, StoredAction[]>;
}

/** Read once for all of its executions. */
export async function fullTransaction({ reader }: ChainIndex, num: number): Promise<FullTransaction | null> {
  const transaction = await reader.transactionAt(num);
  const block = transaction === null ? null : await reader.block(transaction.block);
  if (transaction === null || block === null) return null;
  const actions = await reader.transactionActions(num);
  return { transaction, block, executions: Map.groupBy(actions, (action) => action.executionSequence) };
}

/** `traces`: all of one execution. */
export async function documentOf(
  { reader, abis }: ChainIndex,
  traces: readonly StoredAction[],
  { transaction, block }: { transaction: StoredTransaction; block: StoredBlock },
): Promise<ActionDocument> {
  const own = traces.find((trace) => trace.globalSequence === trace.executionSequence) ?? traces[0]!;
  const decoded = await abis.action(own.account, own.name, own.data, block.number);
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
      // What no ABI fits is shown as nodeos shows it: as hex.
      data: decoded.undecoded === null ? jsonReady(decoded.value) : toHex(own.data),
    },
    receipts: traces.map((trace) => ({
      receiver: trace.receiver,
      global_sequence: trace.globalSequence,
      recv_sequence: trace.recvSequence,
      auth_sequence: trace.authSequence,
    })),
    notified: [...new Set(traces.map((trace) => trace.receiver))],
    // A transaction's cost is told once, with its first action.
    ...(own.ordinal === 1 ? { cpu_usage_us: transaction.cpuUs, net_usage_words: transaction.netWords } : {}),
    ...(own.ramDeltas.length === 0 ? {} : { account_ram_deltas: own.ramDeltas }),
    global_sequence: own.globalSequence,
    producer: block.producer,
    act_digest: await digestOf(reader, own, block.number),
    action_ordinal: own.ordinal,
    creator_action_ordinal: own.creatorOrdinal,
    signatures: transaction.signatures,
  };
}

/** The short form that `simple=true` asks for. */
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
