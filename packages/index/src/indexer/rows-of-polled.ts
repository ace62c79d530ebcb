import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { timeToSlot } from '@antescope/codec/chain/time';
import { unpackTransaction, type Action } from '@antescope/codec/chain/transaction';
import type { PolledBlock, PolledReceipt, TracedAction, TracedTransaction } from '../chain-reader/polled-block.ts';
import type { ActionRows, BlockRows, TransactionRows } from '../store/block-rows.ts';
import { sentSequence } from '../store/sent-sequence.ts';

const executed = 0;

/**
 * Rows of a block read over a node's HTTP API. There is no state; fields missing from trace_api (creators, receipts
 * except the global sequence, RAM deltas, console) are 0 or empty, values that no real trace has.
 */
export function rowsOfPolled({ position, previous, polled }: PolledBlock): BlockRows {
  const { traced, receipts } = polled;
  const genesis = previous === null;
  return {
    block: {
      ...position,
      previous: previous?.id ?? null,
      slot: timeToSlot(polled.timestamp),
      producer: polled.producer,
      scheduleVersion: polled.scheduleVersion,
    },
    transactions: traced === null ? sentTransactions(position.number, receipts) : tracedTransactions(traced, receipts),
    contractRows: [],
    permissions: [],
    links: [],
    abis: [],
    code: [],
    features: [],
    parts: { traces: !genesis, inline: !genesis && traced !== null, deltas: false },
  };
}

/** Implicit transactions first (onblock), then those with receipts, including the ones without a trace. */
function tracedTransactions(traced: TracedTransaction[], receipts: PolledReceipt[]): TransactionRows[] {
  const traces = new Map(traced.map((trace) => [trace.id, trace]));
  const withReceipt = new Set(receipts.map((receipt) => receipt.id));
  const implicit = traced.filter((trace) => !withReceipt.has(trace.id));
  return [
    ...implicit.map((trace) => ({ ...plain(trace), actions: tracedActions(trace.actions) })),
    ...receipts.map((receipt) => ({
      ...plain(receipt),
      packed: receipt.packed,
      scheduled: receipt.packed === null,
      actions: tracedActions(traces.get(receipt.id)?.actions ?? []),
    })),
  ];
}

function plain(transaction: { id: string; status: number; cpuUs: number; netWords: number }): TransactionRows {
  const { id, status, cpuUs, netWords } = transaction;
  const unknown = { elapsedUs: 0, scheduled: false, errorCode: null, packed: null, trace: null, failedId: null };
  return { id, status, cpuUs, netWords, ...unknown, actions: [] };
}

/**
 * Notifications run right after their action and before its inline actions, so by global sequence each belongs to the
 * execution before it. The creator of an inline action is unknown.
 */
function tracedActions(actions: TracedAction[]): ActionRows[] {
  const inOrder = actions.toSorted((a, b) => a.globalSequence - b.globalSequence);
  let execution = { ordinal: 0, sequence: 0 };
  return inOrder.map((action, index) => {
    const ordinal = index + 1;
    const notified = action.receiver !== action.account && execution.ordinal > 0;
    if (!notified) execution = { ordinal, sequence: action.globalSequence };
    return {
      ...unknownFields,
      globalSequence: action.globalSequence,
      executionSequence: execution.sequence,
      ordinal,
      creatorOrdinal: notified ? execution.ordinal : 0,
      ancestorOrdinal: notified ? execution.ordinal : 0,
      receiver: action.receiver,
      account: action.account,
      name: action.name,
      authorization: action.authorization,
      data: action.data,
      returnValue: action.returnValue,
    };
  });
}

const unknownFields = {
  contextFree: false,
  elapsedUs: 0,
  console: '',
  ramDeltas: [],
  recvSequence: 0,
  authSequence: [],
  codeSequence: 0,
  abiSequence: 0,
};

/** Top-level actions of the transactions; of a deferred one only the id is known. */
function sentTransactions(block: number, receipts: PolledReceipt[]): TransactionRows[] {
  let place = 0;
  return receipts.map((receipt) => {
    const sent = receipt.status === executed ? sentActions(receipt) : [];
    const actions = sent.map((action, index) => sentAction(action, index + 1, sentSequence(block, place + index)));
    place += actions.length;
    return { ...plain(receipt), packed: receipt.packed, scheduled: receipt.packed === null, actions };
  });
}

function sentActions({ packed }: PolledReceipt): (Action & { contextFree: boolean })[] {
  if (packed === null) return [];
  const { packed_trx } = inflatePacked({
    signatures: packed.signatures,
    compression: packed.compression === 1 ? 1 : 0,
    packed_context_free_data: new Uint8Array(),
    packed_trx: packed.packed,
  });
  const { context_free_actions, actions } = unpackTransaction(packed_trx);
  return [
    ...context_free_actions.map((action) => ({ ...action, contextFree: true })),
    ...actions.map((action) => ({ ...action, contextFree: false })),
  ];
}

function sentAction(action: Action & { contextFree: boolean }, ordinal: number, sequence: number): ActionRows {
  return {
    ...unknownFields,
    globalSequence: sequence,
    executionSequence: sequence,
    ordinal,
    creatorOrdinal: 0,
    ancestorOrdinal: 0,
    receiver: action.account,
    account: action.account,
    name: action.name,
    authorization: action.authorization,
    data: action.data,
    contextFree: action.contextFree,
    returnValue: new Uint8Array(),
  };
}
