import { toHex } from '@antescope/codec/bytes/bytes';
import { type PermissionLevel, levelText, parseLevel } from '../session/session.ts';
import type { ActionInput, Draft } from '../transact/draft.ts';

/** An action for a proposal. It has no authorization until it is proposed: its permission can be changed until then. */
export interface CollectedAction extends ActionInput {
  authorization: readonly [];
  /** Packed data, hex. */
  data: string;
  /** `data` decoded; hex without an ABI. */
  decoded: unknown;
  /** Permission to propose it with; first the one that it was prepared for. */
  level: PermissionLevel;
}

/** Multisig mode: submitted actions are collected for a proposal. Nothing is signed until they are proposed. */
export interface MultisigState {
  multisigMode: boolean;
  /** Account whose actions are prepared; null: the connected one. */
  onBehalfOf: PermissionLevel | null;
  multisigActions: readonly CollectedAction[];
  /** Permissions whose approval is requested, each once; null: those that the actions need. */
  multisigRequested: readonly PermissionLevel[] | null;
}

export const noMultisig: MultisigState = {
  multisigMode: false,
  onBehalfOf: null,
  multisigActions: [],
  multisigRequested: null,
};

/** Actions in one proposal: blocks have no room for many more. */
export const maxCollected = 100;

/** Turns the mode on or off; collected actions stay until they are proposed or removed. */
export function switchMode(state: MultisigState, multisigMode: boolean): MultisigState {
  return { ...state, multisigMode };
}

/**
 * The actions of a prepared transaction, decoded from its packed bytes, each with its own first permission; `level` for those
 * without one.
 */
export function collectedFrom({ actions, preview }: Draft, level: PermissionLevel): CollectedAction[] {
  return (actions ?? []).map(({ account, name, data, authorization: [own = level] }, index) => ({
    account,
    name,
    authorization: [],
    data: toHex(data),
    decoded: preview?.signed[index]?.data ?? toHex(data),
    level: { actor: own.actor, permission: own.permission },
  }));
}

/** Appends actions. Throws above `maxCollected`. */
export function collectActions(state: MultisigState, actions: readonly CollectedAction[]): MultisigState {
  const multisigActions = [...state.multisigActions, ...actions];
  if (multisigActions.length > maxCollected) throw new RangeError(`More than ${maxCollected} actions`);
  return { ...state, multisigActions };
}

export function removeAction(state: MultisigState, at: number): MultisigState {
  return { ...state, multisigActions: state.multisigActions.filter((_action, index) => index !== at) };
}

/** Moves an action one place towards the start. */
export function moveEarlier(state: MultisigState, at: number): MultisigState {
  const actions = [...state.multisigActions];
  const [moved] = actions.splice(at, 1);
  if (moved === undefined || at === 0) return state;
  actions.splice(at - 1, 0, moved);
  return { ...state, multisigActions: actions };
}

export function changeLevel(state: MultisigState, at: number, level: PermissionLevel): MultisigState {
  const multisigActions = state.multisigActions.map((action, index) => (index === at ? { ...action, level } : action));
  return { ...state, multisigActions };
}

/** Sets the requested approvals, each once; null: those that the actions need. */
export function requestApprovals(state: MultisigState, levels: readonly PermissionLevel[] | null): MultisigState {
  if (levels === null) return { ...state, multisigRequested: null };
  const each = new Map(levels.map((level) => [levelText(level), level]));
  return { ...state, multisigRequested: [...each.values()] };
}

/** After a proposal was sent, or abandoned. */
export function dropCollected(state: MultisigState): MultisigState {
  return { ...state, multisigActions: [], multisigRequested: null };
}

/** A stored state; what is not in its form is dropped. */
export function readMultisig(stored: unknown): MultisigState {
  const { multisigMode, onBehalfOf, multisigActions, multisigRequested } = fieldsOf(stored);
  return {
    multisigMode: multisigMode === true,
    onBehalfOf: readLevel(onBehalfOf),
    multisigActions: listOf(multisigActions).map(readAction).filter(present).slice(0, maxCollected),
    multisigRequested: Array.isArray(multisigRequested) ? multisigRequested.map(readLevel).filter(present) : null,
  };
}

function readAction(stored: unknown): CollectedAction | null {
  const { account, name, data, decoded, level } = fieldsOf(stored);
  const by = readLevel(level);
  if (typeof account !== 'string' || typeof name !== 'string' || typeof data !== 'string' || by === null) return null;
  return { account, name, authorization: [], data, decoded, level: by };
}

function readLevel(stored: unknown): PermissionLevel | null {
  const { actor, permission } = fieldsOf(stored);
  return typeof actor === 'string' && typeof permission === 'string' ? parseLevel(`${actor}@${permission}`) : null;
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

const present = <T>(value: T | null): value is T => value !== null;
