import type { Transaction } from '@antescope/codec/chain/transaction';
import type { ChainError } from '../chain-error.ts';
import type { PendingBlockFacts } from '../execution/environment.ts';
import type { ExecutedTransaction } from './trace.ts';

/** Initial trace of a transaction in a block. */
export function newTrace(
  block: PendingBlockFacts,
  id: string,
  transaction: Transaction,
  signatures: readonly string[] = [],
  contextFreeData: readonly Uint8Array[] = [],
): ExecutedTransaction {
  const { context_free_actions: _free, actions: _actions, ...header } = transaction;
  return {
    id,
    status: 0,
    cpu_usage_us: 0,
    net_usage_words: 0,
    elapsed: 0n,
    net_usage: 0n,
    scheduled: false,
    action_traces: [],
    account_ram_delta: null,
    except: null,
    error_code: null,
    failed_dtrx_trace: null,
    partial: { ...header, signatures: [...signatures], context_free_data: [...contextFreeData] },
    block_num: block.number,
    block_time: block.time,
    failure: null,
    receipt: null,
  };
}

/** Sets the result: `code` is an index into transactionStatuses, `cpu` in microseconds, `net` in bytes. */
export function finishTrace(trace: ExecutedTransaction, code: number, cpu: number, net: number): void {
  trace.status = code;
  trace.cpu_usage_us = cpu;
  trace.net_usage_words = net / 8;
  trace.net_usage = BigInt(net);
  trace.receipt = { status: code, cpu_usage_us: cpu, net_usage_words: net / 8 };
}

/** Marks a trace as failed: nothing was executed, so no action has a receipt. */
export function failTrace(trace: ExecutedTransaction, error: ChainError): ExecutedTransaction {
  trace.failure = error;
  trace.except = 'Y';
  trace.error_code = error.errorCode;
  trace.receipt = null;
  for (const action of trace.action_traces) action.receipt = null;
  return trace;
}
