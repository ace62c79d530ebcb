import type { AbiSource } from '../abi/abi-source.ts';
import { actionData, returnValue } from '../abi/action-data.ts';
import type { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import type { HeadView } from '../block/block-view.ts';
import { netBytes, readAuthorization, readReceipt, readSentActions, readStatus } from '../block/read-block.ts';
import { readPackedObject } from './packed-hex.ts';
import { readTraces } from './read-trace.ts';
import { type PackedHex, recoverSigners } from './signers.ts';
import type { ActionTraceView, TransactionStatus, TransactionView } from './transaction-view.ts';

/** Context for reading a transaction from a response. */
export interface TransactionContext {
  head: HeadView;
  abis: AbiSource;
}

/** The view of a v1 history get_transaction answer. */
export async function readHistoryTransaction(answer: Field, context: TransactionContext): Promise<TransactionView> {
  const receipt = answer.at('trx').at('receipt');
  const transaction = answer.at('trx').at('trx');
  const blockNumber = answer.at('block_num').number();
  const status = receipt.missing ? 'executed' : readStatus(receipt.at('status'));
  const packed = receipt.missing ? null : readPacked(receipt.at('trx'));
  const traces = await readTraces(answer.at('traces').itemsOrNone(), context.abis);
  return {
    ...blank(answer.at('id').text(), status, context.head),
    ...inBlock(blockNumber, answer.at('block_time').time(), context.head),
    blockId: blockIdOf(answer.at('traces').itemsOrNone()[0]),
    cpuUs: receipt.missing ? null : receipt.at('cpu_usage_us').numberOrNull(),
    netBytes: receipt.missing ? null : netBytes(receipt.at('net_usage_words').numberOrNull()),
    elapsedUs: elapsedOf(traces),
    ...(transaction.missing ? {} : readHeader(transaction)),
    signatures: packed?.signatures ?? [],
    signedBy: packed === null ? null : await recoverSigners(context.head.chainId, packed),
    scheduled: packed === null,
    error: errorOf(status, traces, answer.at('traces').itemsOrNone()),
    traces,
    ...(transaction.missing ? {} : { sent: await readSentActions(transaction, context.abis) }),
    raw: jsonReady(answer.value),
  };
}

/** The view of a trace_api transaction trace: executed actions by sequence, without ordinals, RAM or console. */
export async function readTraceApiTransaction(answer: Field, context: TransactionContext): Promise<TransactionView> {
  const status = answer.at('status').missing ? 'executed' : readStatus(answer.at('status'));
  const signatures = answer
    .at('signatures')
    .itemsOrNone()
    .map((text) => text.text());
  const traces = await readTraceApiActions(answer.at('actions').items(), context.abis);
  return {
    ...blank(answer.at('id').text(), status, context.head),
    ...inBlock(answer.at('block_num').number(), answer.at('block_time').time(), context.head),
    blockId: answer.at('producer_block_id').missing ? null : answer.at('producer_block_id').text(),
    cpuUs: answer.at('cpu_usage_us').numberOrNull(),
    netBytes: netBytes(answer.at('net_usage_words').numberOrNull()),
    ...(answer.at('transaction_header').missing ? {} : readHeader(answer.at('transaction_header'))),
    signatures,
    scheduled: signatures.length === 0,
    error: errorOf(status, traces, []),
    traces,
    raw: jsonReady(answer.value),
  };
}

/** Actions of a trace_api trace; notifications are recognized by their receiver and belong to the execution before them. */
export async function readTraceApiActions(actions: readonly Field[], abis: AbiSource): Promise<ActionTraceView[]> {
  const traces = await Promise.all(actions.map((action, index) => readTraceApiAction(action, index + 1, abis)));
  for (const trace of traces) {
    if (trace.receiver === trace.contract) continue;
    const execution = traces.slice(0, trace.ordinal - 1).findLast((before) => isExecutionOf(before, trace));
    trace.ancestorOrdinal = execution?.ordinal ?? 0;
    trace.creatorOrdinal = trace.ancestorOrdinal;
  }
  return traces;
}

function isExecutionOf(before: ActionTraceView, notification: ActionTraceView): boolean {
  const same =
    before.contract === notification.contract && before.name === notification.name && before.hex === notification.hex;
  return same && before.receiver === before.contract;
}

async function readTraceApiAction(action: Field, ordinal: number, abis: AbiSource): Promise<ActionTraceView> {
  const contract = action.at('account').text();
  const name = action.at('action').text();
  const returnHex = action.at('return_value').textOr('');
  const encoded = { data: action.at('params').value, hex: action.at('data').text() };
  return {
    ordinal,
    creatorOrdinal: 0,
    ancestorOrdinal: 0,
    receiver: action.at('receiver').text(),
    contract,
    name,
    authorization: readAuthorization(action.at('authorization')),
    ...(await actionData(abis, contract, name, encoded)),
    contextFree: false,
    receipt: {
      globalSequence: action.at('global_sequence').integer(),
      recvSequence: '',
      actDigest: '',
      authSequence: [],
    },
    elapsed: null,
    console: '',
    returnValue: action.at('return_data').missing
      ? await returnValue(abis, contract, name, returnHex)
      : jsonReady(action.at('return_data').value),
    returnValueHex: returnHex,
    ramDeltas: [],
    error: null,
  };
}

/** A transaction found in a get_block response: what was sent and billed, but no traces. null: it is not in there. */
export async function readTransactionOfBlock(
  block: Field,
  id: string,
  context: TransactionContext,
): Promise<TransactionView | null> {
  const receipt = block
    .at('transactions')
    .items()
    .find((entry) => {
      const trx = entry.at('trx');
      return (trx.isObject ? trx.at('id').value : trx.value) === id;
    });
  if (receipt === undefined) return null;
  const summary = await readReceipt(receipt, context.abis);
  const trx = receipt.at('trx');
  const packed = trx.isObject ? readPackedObject(trx) : null;
  return {
    ...blank(id, summary.status, context.head),
    ...inBlock(block.at('block_num').number(), block.at('timestamp').time(), context.head),
    blockId: block.at('id').text(),
    cpuUs: summary.cpuUs,
    netBytes: summary.netBytes,
    ...(trx.isObject ? readHeader(trx.at('transaction')) : {}),
    signatures: packed?.signatures ?? [],
    signedBy: packed === null ? null : await recoverSigners(context.head.chainId, packed),
    scheduled: packed === null,
    error: errorOf(summary.status, [], []),
    ...(summary.known ? { sent: summary.actions } : {}),
    raw: jsonReady(receipt.value),
  };
}

/** The view of one entry of get_scheduled_transactions: a transaction that waits and may still be cancelled. */
export async function readScheduledTransaction(entry: Field, context: TransactionContext): Promise<TransactionView> {
  const sender = entry.at('sender').textOr('');
  const transaction = entry.at('transaction');
  return {
    ...blank(entry.at('trx_id').text(), 'delayed', context.head),
    ...readHeader(transaction),
    scheduled: true,
    deferred: {
      sender: sender === '' ? null : sender,
      senderId: entry.at('sender_id').integer(),
      payer: entry.at('payer').text(),
      published: entry.at('published').time(),
      delayUntil: entry.at('delay_until').time(),
      expiration: entry.at('expiration').time(),
    },
    sent: await readSentActions(transaction, context.abis),
    raw: jsonReady(entry.value),
  };
}

/**
 * Whether the source has the transaction. An answer without actions and without a status that explains it, such as a
 * failed or a delayed one, is no transaction.
 */
export function isTransaction({ status, traces, sent = [] }: TransactionView): boolean {
  return status !== 'executed' || traces.length + sent.length > 0;
}

function blank(id: string, status: TransactionStatus, head: HeadView): TransactionView {
  return {
    id,
    status,
    blockNumber: null,
    blockId: null,
    blockTime: null,
    irreversible: false,
    lastIrreversible: head.lastIrreversible,
    head: head.head,
    cpuUs: null,
    netBytes: null,
    elapsedUs: null,
    expiration: null,
    refBlockNum: null,
    refBlockPrefix: null,
    delaySec: null,
    maxCpuMs: null,
    maxNetWords: null,
    signatures: [],
    signedBy: null,
    scheduled: false,
    error: null,
    traces: [],
    failedId: null,
    raw: null,
  };
}

function inBlock(blockNumber: number, blockTime: string, head: HeadView) {
  return {
    blockNumber,
    blockTime,
    irreversible: blockNumber <= head.lastIrreversible,
    head: Math.max(head.head, blockNumber),
  };
}

function readHeader(transaction: Field) {
  return {
    expiration: transaction.at('expiration').time(),
    refBlockNum: transaction.at('ref_block_num').number(),
    refBlockPrefix: transaction.at('ref_block_prefix').number(),
    delaySec: transaction.at('delay_sec').number(),
    maxCpuMs: transaction.at('max_cpu_usage_ms').number(),
    maxNetWords: transaction.at('max_net_usage_words').number(),
  };
}

/** v1 history: [1, {packed}] for a sent transaction, [0, id] for one that was scheduled. */
function readPacked(pair: Field): PackedHex | null {
  if (!Array.isArray(pair.value)) return null;
  const [kind, body] = pair.items();
  return kind?.value === 1 && body !== undefined ? readPackedObject(body) : null;
}

function elapsedOf(traces: readonly ActionTraceView[]): number | null {
  if (traces.length === 0 || traces.some((trace) => trace.elapsed === null)) return null;
  return traces.reduce((sum, trace) => sum + trace.elapsed!, 0);
}

function blockIdOf(trace: Field | undefined): string | null {
  return trace === undefined || trace.at('producer_block_id').missing ? null : trace.at('producer_block_id').text();
}

/** The chain keeps no failure's text: it is there only where the source saw the execution. */
function errorOf(
  status: TransactionStatus,
  traces: readonly ActionTraceView[],
  raw: readonly Field[],
): TransactionView['error'] {
  const message = traces.find((trace) => trace.error !== null)?.error ?? null;
  if (message === null && (status === 'executed' || status === 'delayed')) return null;
  const code = raw.map((trace) => trace.at('error_code')).find((field) => !field.missing);
  return { message, code: code === undefined ? null : code.integer() };
}
