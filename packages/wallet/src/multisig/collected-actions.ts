import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';

/** Actions collected in multisig mode. Nothing is sent until they are proposed. */
export interface MultisigState {
  multisigMode: boolean;
  /** Actions that were submitted while the mode was on, without authorisation: the proposal's signers are its own. */
  multisigActions: readonly ActionInput[];
  /** Permissions that are asked to approve, each once. */
  multisigRequested: readonly PermissionLevel[];
}

export const noMultisig: MultisigState = { multisigMode: false, multisigActions: [], multisigRequested: [] };

/** Turns the mode on or off; what was gathered stays until it is proposed or dropped. */
export function switchMode(state: MultisigState, multisigMode: boolean): MultisigState {
  return { ...state, multisigMode };
}

/** Takes submitted actions in, after those that are there. */
export function collectActions(state: MultisigState, actions: readonly ActionInput[]): MultisigState {
  const blank = actions.map((action) => ({ ...action, authorization: [] }));
  return { ...state, multisigActions: [...state.multisigActions, ...blank] };
}

/** Asks further permissions to approve. */
export function requestApprovals(state: MultisigState, levels: readonly PermissionLevel[]): MultisigState {
  const asked = [...state.multisigRequested];
  for (const level of levels) {
    const known = asked.some(({ actor, permission }) => actor === level.actor && permission === level.permission);
    if (!known) asked.push(level);
  }
  return { ...state, multisigRequested: asked };
}

/** After a proposal was sent, or given up. */
export function dropCollected(state: MultisigState): MultisigState {
  return { ...noMultisig, multisigMode: state.multisigMode };
}
