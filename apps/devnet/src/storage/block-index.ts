import { nameToU64 } from '@antescope/codec/chain/name';
import type { TransactionTrace } from '@antescope/codec/ship/traces';
import type { AccountAction, BlockIndex } from './chain-store.ts';

/**
 * Index of a block: its transactions, and for each account the actions it received or authorized, counted as in the v1
 * history.
 */
export function indexOf(traces: readonly TransactionTrace[]): BlockIndex {
  const transactions: string[] = [];
  const actions: AccountAction[] = [];
  for (const trace of traces) {
    transactions.push(trace.failed_dtrx_trace?.id ?? trace.id);
    for (const action of trace.action_traces) {
      if (action.receipt === null) continue;
      const accounts = new Set([action.receiver, ...action.act.authorization.map(({ actor }) => actor)]);
      for (const account of accounts) {
        actions.push({
          account: BigInt.asIntN(64, nameToU64(account)),
          globalSequence: action.receipt.global_sequence,
        });
      }
    }
  }
  return { transactions, actions };
}
