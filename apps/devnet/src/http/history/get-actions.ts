import { nameToU64 } from '@antescope/codec/chain/name';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { ActionTrace, TransactionTrace } from '@antescope/codec/ship/traces';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { AccountActionPlace } from '../../storage/chain-store.ts';
import { lastNodeosGeneration, type Endpoint } from '../endpoint.ts';
import { actionTraceJson, closestUnnotified } from '../trace-json.ts';
import { HistoryParams } from './history-params.ts';

const defaultOffset = -20;
/** nodeos stops after a time limit; this stops after a number of rows and sets the same flag. */
const maxRows = 1000;

export const historyGetActions: Endpoint = {
  path: '/v1/history/get_actions',
  until: lastNodeosGeneration,
  answer(node, body) {
    const params = new HistoryParams(body);
    const account = BigInt.asIntN(64, nameToU64(params.name('account_name')));
    let position = params.int32('pos', -1);
    const offset = params.int32('offset', defaultOffset);
    if (position === -1) position = node.store.lastSequence(account) + 1;
    const from = offset > 0 ? position : position + offset;
    const to = offset > 0 ? position + offset : position;
    const last = Math.min(to, Math.max(from, 0) + maxRows - 1);
    const reader = new TraceReader(node);
    const first = node.firstNumber();
    const actions = node.store
      .accountActions(account, from, last)
      // Pruning keeps the newest action of an account, but not its block.
      .filter(({ blockNumber }) => blockNumber >= first)
      .map((place) => reader.actionJson(place));
    const truncated = last < to && node.store.lastSequence(account) > last;
    return {
      value: {
        actions,
        last_irreversible_block: node.lastIrreversible().block_num,
        ...(truncated ? { time_limit_exceeded_error: true } : {}),
      },
    };
  },
};

/** Finds traces by block and global sequence; decodes each block once. */
class TraceReader {
  private readonly node: DevnetNode;
  private readonly blocks = new Map<number, Map<bigint, [TransactionTrace, ActionTrace]>>();

  constructor(node: DevnetNode) {
    this.node = node;
  }

  actionJson(place: AccountActionPlace): unknown {
    const block_time = this.node.blockTime(place.blockNumber);
    const match = this.block(place.blockNumber).get(place.globalSequence);
    if (match === undefined) throw new Error(`block ${place.blockNumber} has no action ${place.globalSequence}`);
    const [transaction, action] = match;
    const context = {
      transactionId: transaction.id,
      blockNumber: place.blockNumber,
      blockTime: block_time,
      closest: closestUnnotified(transaction.action_traces).get(action.action_ordinal) ?? 0,
      exception: null,
    };
    return {
      global_action_seq: place.globalSequence,
      account_action_seq: place.sequence,
      block_num: place.blockNumber,
      block_time,
      action_trace: actionTraceJson(action, context, this.node.actions),
    };
  }

  private block(number: number): Map<bigint, [TransactionTrace, ActionTrace]> {
    let block = this.blocks.get(number);
    if (block === undefined) {
      block = new Map();
      const traces = this.node.store.traces(number);
      for (const trace of traces === null ? [] : decodeTraces(traces)) {
        for (const action of trace.action_traces) {
          if (action.receipt !== null) block.set(action.receipt.global_sequence, [trace, action]);
        }
      }
      this.blocks.set(number, block);
    }
    return block;
  }
}
