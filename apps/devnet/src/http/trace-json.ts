import { transactionStatuses } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import type { AccountDelta, ActionTrace } from '@antescope/codec/ship/traces';
import type { ExecutedAction, ExecutedTransaction } from '@antescope/devnet/traces/trace';
import type { ActionRenderer } from './action-json.ts';
import { exceptionJson } from './exception-json.ts';
import type { ExceptionJson } from './exception-json.ts';

/** Context of an action that its state history form lacks. */
export interface ActionContext {
  transactionId: string;
  blockNumber: number;
  /** Time of the block, without zone. */
  blockTime: string;
  /** Ordinal of the closest ancestor that is not a notification; 0: the transaction itself. */
  closest: number;
  exception: ExceptionJson | null;
}

/**
 * `processed` of the push endpoints. `nested`: inline actions and notifications inside of their creator, as in
 * push_transaction. `failedAt`: wall-clock time of a failure, without zone.
 */
export function executedJson(
  trace: ExecutedTransaction,
  actions: ActionRenderer,
  nested: boolean,
  failedAt: string,
): Record<string, unknown> {
  const { receipt, failure } = trace;
  return {
    id: trace.id,
    block_num: trace.block_num,
    block_time: trace.block_time,
    producer_block_id: null,
    receipt:
      receipt === null
        ? null
        : {
            status: transactionStatuses[receipt.status],
            cpu_usage_us: receipt.cpu_usage_us,
            net_usage_words: receipt.net_usage_words,
          },
    elapsed: trace.elapsed,
    net_usage: trace.net_usage,
    scheduled: trace.scheduled,
    action_traces: executedActionsJson(trace, actions, nested, failedAt),
    account_ram_delta: trace.account_ram_delta === null ? null : deltaJson(trace.account_ram_delta),
    except: failure === null ? null : exceptionJson(failure, failedAt),
    error_code: failure === null ? trace.error_code : failure.errorCode,
  };
}

function executedActionsJson(
  trace: ExecutedTransaction,
  actions: ActionRenderer,
  nested: boolean,
  failedAt: string,
): unknown[] {
  const write = (action: ExecutedAction): Record<string, unknown> => {
    const context: ActionContext = {
      transactionId: trace.id,
      blockNumber: trace.block_num,
      blockTime: trace.block_time,
      closest: action.closest_unnotified_ancestor_action_ordinal,
      exception: action.failure === null ? null : exceptionJson(action.failure, failedAt),
    };
    return actionTraceJson(action, context, actions);
  };
  return nested ? nest(trace.action_traces, write, 0) : trace.action_traces.map(write);
}

function nest(
  traces: ExecutedAction[],
  write: (action: ExecutedAction) => Record<string, unknown>,
  parent: number,
): unknown[] {
  return traces
    .filter((trace) => trace.closest_unnotified_ancestor_action_ordinal === parent)
    .sort(byExecution)
    .map((trace) => ({ ...write(trace), inline_traces: nest(traces, write, trace.action_ordinal) }));
}

/** An action trace as in push responses and the v1 history. */
export function actionTraceJson(
  action: ActionTrace,
  context: ActionContext,
  actions: ActionRenderer,
): Record<string, unknown> {
  const value = action.return_value ?? new Uint8Array(0);
  const decoded = actions.returnValue(action.act.account, action.act.name, value);
  return {
    action_ordinal: action.action_ordinal,
    creator_action_ordinal: action.creator_action_ordinal,
    closest_unnotified_ancestor_action_ordinal: context.closest,
    receipt: action.receipt === null ? null : receiptJson(action.receipt),
    receiver: action.receiver,
    act: actions.action(action.act),
    context_free: action.context_free,
    elapsed: action.elapsed,
    console: action.console,
    trx_id: context.transactionId,
    block_num: context.blockNumber,
    block_time: context.blockTime,
    producer_block_id: null,
    account_ram_deltas: action.account_ram_deltas.map(deltaJson),
    except: context.exception,
    error_code: action.error_code,
    return_value_hex_data: toHex(value),
    ...(decoded === null ? {} : { return_value_data: decoded }),
  };
}

/** The closest ancestor of each ordinal that is not a notification; state history omits it. */
export function closestUnnotified(traces: ActionTrace[]): Map<number, number> {
  const byOrdinal = new Map(traces.map((trace) => [trace.action_ordinal, trace]));
  const closest = new Map<number, number>();
  for (const trace of traces) {
    let creator = byOrdinal.get(trace.creator_action_ordinal);
    while (creator !== undefined && creator.receiver !== creator.act.account) {
      creator = byOrdinal.get(creator.creator_action_ordinal);
    }
    closest.set(trace.action_ordinal, creator?.action_ordinal ?? 0);
  }
  return closest;
}

function byExecution(a: ActionTrace, b: ActionTrace): number {
  if (a.receipt === null || b.receipt === null) return a.action_ordinal - b.action_ordinal;
  return Number(a.receipt.global_sequence - b.receipt.global_sequence);
}

function receiptJson(receipt: NonNullable<ActionTrace['receipt']>): unknown {
  return {
    receiver: receipt.receiver,
    act_digest: receipt.act_digest,
    global_sequence: receipt.global_sequence,
    recv_sequence: receipt.recv_sequence,
    auth_sequence: receipt.auth_sequence.map(({ account, sequence }) => [account, sequence]),
    code_sequence: receipt.code_sequence,
    abi_sequence: receipt.abi_sequence,
  };
}

function deltaJson(delta: AccountDelta): unknown {
  return { account: delta.account, delta: delta.delta };
}
