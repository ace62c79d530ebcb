import { blockId, decodeSignedBlock, transactionStatuses } from '@antescope/codec/chain/block';
import type { SignedBlock } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { ActionTrace, TransactionTrace } from '@antescope/codec/ship/traces';
import type { DevnetNode } from '../../node/devnet-node.ts';

const hardFail = 2;
const delayed = 3;

/** A block as trace_api get_block returns it; null without a trace. */
export function traceBlockJson(node: DevnetNode, number: number): Record<string, unknown> | null {
  const content = node.store.content(number);
  const traces = node.store.traces(number);
  if (content === null || traces === null) return null;
  const block = decodeSignedBlock(content);
  return {
    id: blockId(block),
    number,
    previous_id: block.previous,
    status: number <= node.lastIrreversible().block_num ? 'irreversible' : 'pending',
    timestamp: `${block.timestamp}Z`,
    producer: block.producer,
    transaction_mroot: block.transaction_mroot,
    action_mroot: block.action_mroot,
    schedule_version: block.schedule_version,
    transactions: decodeTraces(traces)
      .filter((trace) => trace.status !== hardFail && trace.status !== delayed)
      .map((trace) => traceJson(node, number, block, trace)),
  };
}

/** A transaction of a block, by its id or the id of the failed transaction whose onerror it ran. */
export function traceTransactionJson(node: DevnetNode, number: number, id: string): unknown {
  const block = traceBlockJson(node, number);
  const transactions = (block?.transactions ?? []) as { id: string }[];
  return transactions.find((transaction) => transaction.id === id) ?? null;
}

function traceJson(node: DevnetNode, number: number, block: SignedBlock, trace: TransactionTrace): unknown {
  const failed = trace.failed_dtrx_trace;
  const reported = failed ?? trace;
  const partial = reported.partial;
  return {
    id: reported.id,
    block_num: number,
    block_time: block.timestamp,
    producer_block_id: null,
    // trace_api omits context-free actions.
    actions: trace.action_traces
      .filter((action) => !action.context_free)
      .sort(bySequence)
      .map((action) => actionJson(node, action)),
    status: failed === null ? transactionStatuses[trace.status] : 'soft_fail',
    cpu_usage_us: trace.cpu_usage_us,
    net_usage_words: trace.net_usage_words,
    signatures: partial?.signatures ?? [],
    transaction_header: {
      expiration: partial?.expiration ?? '1970-01-01T00:00:00',
      ref_block_num: partial?.ref_block_num ?? 0,
      ref_block_prefix: partial?.ref_block_prefix ?? 0,
      max_net_usage_words: partial?.max_net_usage_words ?? 0,
      max_cpu_usage_ms: partial?.max_cpu_usage_ms ?? 0,
      delay_sec: partial?.delay_sec ?? 0,
    },
  };
}

function bySequence(a: ActionTrace, b: ActionTrace): number {
  return Number((a.receipt?.global_sequence ?? 0n) - (b.receipt?.global_sequence ?? 0n));
}

function actionJson(node: DevnetNode, trace: ActionTrace): unknown {
  const { account, name, authorization, data } = trace.act;
  const value = trace.return_value ?? new Uint8Array(0);
  const params = node.actions.data(account, name, data);
  const returned = node.actions.returnValue(account, name, value);
  return {
    global_sequence: trace.receipt?.global_sequence ?? 0n,
    receiver: trace.receiver,
    account,
    action: name,
    authorization: authorization.map(({ actor, permission }) => ({ account: actor, permission })),
    data: toHex(data),
    return_value: toHex(value),
    ...(params === null ? {} : { params }),
    ...(returned === null ? {} : { return_data: returned }),
  };
}
