import { decodeSignedBlock, transactionStatuses } from '@antescope/codec/chain/block';
import type { TransactionReceipt } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { ActionTrace, TransactionTrace } from '@antescope/codec/ship/traces';
import { transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';
import type { DevnetNode } from '../../node/devnet-node.ts';
import { transactionJson } from '../block-json.ts';
import { lastNodeosGeneration, type Endpoint } from '../endpoint.ts';
import { unpackedParts } from '../packed-parts.ts';
import { Problem, detail } from '../problem.ts';
import { actionTraceJson, closestUnnotified } from '../trace-json.ts';
import { HistoryParams } from './history-params.ts';

const minPrefixLength = 8;
const executed = 0;

export const historyGetTransaction: Endpoint = {
  path: '/v1/history/get_transaction',
  until: lastNodeosGeneration,
  answer(node, body) {
    const requested = new HistoryParams(body).string('id').toLowerCase();
    if (!/^[0-9a-f]*$/.test(requested) || requested.length < minPrefixLength || requested.length > 64)
      throw invalidId(requested);
    const [id] = requested.length === 64 ? [requested] : node.store.transactionsByPrefix(requested);
    const number = id === undefined ? null : node.store.blockOfTransaction(id);
    const content = number === null ? null : node.store.content(number);
    const trace = id === undefined || number === null ? undefined : executedTrace(node, number, id);
    if (id === undefined || number === null || content === null || trace === undefined) throw notFound(requested);
    const block = decodeSignedBlock(content);
    const receipt = block.transactions.find(({ trx }) => receiptId(trx) === id);
    return {
      value: {
        id,
        trx: receipt === undefined ? null : receiptJson(receipt, node),
        block_time: block.timestamp,
        block_num: number,
        last_irreversible_block: node.lastIrreversible().block_num,
        traces: tracesJson(node, trace, number, block.timestamp),
      },
    };
  },
};

function executedTrace(node: DevnetNode, number: number, id: string): TransactionTrace | undefined {
  const traces = node.store.traces(number);
  if (traces === null) return undefined;
  return decodeTraces(traces).find((trace) => trace.id === id && trace.status === executed);
}

function receiptId(trx: TransactionReceipt['trx']): string {
  return trx[0] === 'transaction_id' ? trx[1] : transactionId(unpackedParts(trx[1]).transaction);
}

function receiptJson(receipt: TransactionReceipt, node: DevnetNode): unknown {
  const { status, cpu_usage_us, net_usage_words, trx } = receipt;
  const head = { status: transactionStatuses[status], cpu_usage_us, net_usage_words };
  if (trx[0] === 'transaction_id') return { receipt: { ...head, trx: [0, trx[1]] } };
  return { receipt: { ...head, trx: [1, packedJson(trx[1])] }, trx: unpackedJson(trx[1], node) };
}

function packedJson(packed: PackedTransaction): unknown {
  return {
    signatures: packed.signatures,
    compression: packed.compression === 1 ? 'zlib' : 'none',
    packed_context_free_data: toHex(packed.packed_context_free_data),
    packed_trx: toHex(packed.packed_trx),
  };
}

function unpackedJson(packed: PackedTransaction, node: DevnetNode): unknown {
  const parts = unpackedParts(packed);
  const transaction = unpackTransaction(parts.transaction);
  return {
    ...transactionJson(transaction, node.actions),
    transaction_extensions: transaction.transaction_extensions.map(([type, data]) => [type, toHex(data)]),
    signatures: packed.signatures,
    context_free_data: parts.contextFreeData.map((data) => toHex(data)),
  };
}

function tracesJson(node: DevnetNode, trace: TransactionTrace, blockNumber: number, blockTime: string): unknown[] {
  const closest = closestUnnotified(trace.action_traces);
  return trace.action_traces.toSorted(bySequence).map((action) =>
    actionTraceJson(
      action,
      {
        transactionId: trace.id,
        blockNumber,
        blockTime,
        closest: closest.get(action.action_ordinal) ?? 0,
        exception: null,
      },
      node.actions,
    ),
  );
}

function bySequence(a: ActionTrace, b: ActionTrace): number {
  return Number((a.receipt?.global_sequence ?? 0n) - (b.receipt?.global_sequence ?? 0n));
}

function invalidId(requested: string): Problem {
  const first = detail(`Invalid transaction ID: ${requested}`, 'history_plugin.cpp', 449, 'get_transaction');
  const assertion =
    'input_id_length >= 8: hex string representing transaction id should be at least 8 characters long to avoid excessive collisions';
  const second = detail(assertion, 'history_plugin.cpp', 447, 'get_transaction');
  return new Problem(500, 3010009, 'transaction_id_type_exception', 'Invalid transaction ID', [first, second]);
}

function notFound(requested: string): Problem {
  const message = `Transaction ${requested} not found in history and no block hint was given`;
  const reason = detail(message, 'history_plugin.cpp', 469, 'get_transaction');
  return new Problem(500, 3040011, 'tx_not_found', 'The transaction can not be found', [reason]);
}
