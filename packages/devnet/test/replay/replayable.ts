import type { TransactionTrace } from '@antescope/codec/ship/traces';
import type { ChainState } from '../../src/state/chain-state.ts';
import { executedContracts } from './replayed-contracts.ts';

/**
 * Why a recorded transaction cannot be replayed; null if it can: all its actions, inline ones included, are of
 * contracts the devnet has or of accounts without code. (A later transaction can only differ if an earlier one did,
 * which the comparison would show.)
 */
export function whyNotReplayable(state: ChainState, trace: TransactionTrace): string | null {
  const failed = trace.failed_dtrx_trace;
  const waited = trace.scheduled || failed !== null;
  if (waited && !state.database.generated.has((failed ?? trace).id)) return 'a deferred transaction of a contract';
  for (const { act, receiver, action_ordinal: ordinal, account_ram_deltas: deltas } of trace.action_traces) {
    const name = nameOfContract(state, receiver);
    if (name === null) continue;
    const action = `${act.account}:${act.name}`;
    if (receiver !== act.account) {
      const acts = deltas.length > 0 || trace.action_traces.some((other) => other.creator_action_ordinal === ordinal);
      if (name === 'listener' && acts) return `${action} makes ${receiver} act`;
      continue;
    }
    if (!executedContracts.has(name)) return action;
    const native = receiver === 'eosio';
    const abi = state.contracts.abiOf(receiver);
    if (!native && abi?.actionType(act.name) === undefined) return action;
    if (name === 'system' && abi?.actionType(act.name) === undefined) return action;
  }
  return null;
}

/** Name of an account's contract: null without code, 'listener' for code the devnet lacks. */
function nameOfContract(state: ChainState, account: string): string | null {
  const metadata = state.database.metadata.get(account);
  if (metadata === undefined || metadata.codeHash === null) return null;
  return state.contracts.contractOf(account)?.name ?? 'listener';
}
