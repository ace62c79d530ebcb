import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action } from '@antescope/codec/chain/transaction';
import { WalletError } from '../wallet-error.ts';
import { actionAbi } from './action-abi.ts';
import type { TransactContext } from './draft.ts';
import type { ComputedTrace } from './processed.ts';

/**
 * Throws WalletError 'dry-run-mismatch' unless the top-level actions in the node's traces equal the actions of the packed
 * transaction. The traces of a failed dry run may be incomplete.
 */
export async function requireSameActions(
  actions: readonly Action[],
  traces: readonly ComputedTrace[],
  failed: boolean,
  context: TransactContext,
): Promise<void> {
  const executed = traces
    .filter(({ creator_action_ordinal: creator }) => creator === 0)
    .toSorted((a, b) => a.action_ordinal - b.action_ordinal);
  if (executed.length > actions.length || (!failed && executed.length < actions.length)) throw mismatch();
  for (const [index, { act, receiver }] of executed.entries()) {
    const action = actions[index]!;
    const same =
      act.account === action.account &&
      act.name === action.name &&
      receiver === action.account &&
      (act.authorization === undefined || levels(act.authorization) === levels(action.authorization)) &&
      (await bytesOf(act, context)) === toHex(action.data);
    if (!same) throw mismatch();
  }
}

/** Action data of a trace in hex, encoded again where the node returns only the decoded form. */
async function bytesOf(act: ComputedTrace['act'], context: TransactContext): Promise<string | null> {
  const hex = act.hex_data ?? (typeof act.data === 'string' ? act.data : null);
  if (hex !== null) return hex.toLowerCase();
  const abi = await actionAbi(act.account, act.name, context);
  if (abi === null || act.data === undefined) return null;
  try {
    return toHex(abi.encodeAction(act.name, act.data));
  } catch {
    // Data that cannot be encoded differs from the packed bytes.
    return null;
  }
}

function levels(authorization: readonly { actor: string; permission: string }[]): string {
  return authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(' ');
}

function mismatch(): WalletError {
  return new WalletError('dry-run-mismatch', 'The node simulated other actions than those to be signed');
}
