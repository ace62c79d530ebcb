import type { SignedAction } from '../transact/preview-facts.ts';
import { type AccountPermissions, anyPermission } from './account-permissions.ts';
import type { ActionFault } from './action-fault.ts';

/** Why a permission is the minimum: changes of permissions have rules of their own, others are linked or take active. */
export type MinimumRule = 'permission-change' | 'action-link' | 'contract-link' | 'default';

export type Minimum =
  | { kind: 'permission'; permission: string; rule: MinimumRule }
  /** Any permission of the account. */
  | { kind: 'any' }
  | { kind: 'fault'; fault: ActionFault }
  /** The node does not report links. */
  | { kind: 'unknown' };

const nativeActions = new Set(['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'canceldelay']);

/** The minimum permission of `actor` for an action, as nodeos' authorization_manager determines it. */
export function minimumPermission(
  account: AccountPermissions,
  actor: string,
  action: Pick<SignedAction, 'contract' | 'name' | 'data' | 'authorization'>,
  systemAccount: string,
): Minimum {
  const { contract, name, data, authorization } = action;
  if (contract !== systemAccount || !nativeActions.has(name)) return linkedMinimum(account, contract, name);
  if (authorization.length !== 1) return { kind: 'fault', fault: 'several-authorizations' };
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (name === 'canceldelay') return cancelMinimum(account, actor, fields.canceling_auth);
  if (fields.account !== actor) return { kind: 'fault', fault: 'foreign-account' };
  switch (name) {
    case 'updateauth':
      return changed(account, exists(account, fields.permission) ? fields.permission : fields.parent);
    case 'deleteauth':
      return changed(account, fields.permission);
    default:
      return linkChange(account, name, String(fields.code), String(fields.type), systemAccount);
  }
}

function linkChange(
  account: AccountPermissions,
  name: string,
  code: string,
  type: string,
  systemAccount: string,
): Minimum {
  if (account.links === null) return { kind: 'unknown' };
  if (name === 'linkauth' && code === systemAccount && nativeActions.has(type))
    return { kind: 'fault', fault: 'not-linkable' };
  const minimum = linkedMinimum(account, code, type);
  const isDefault = minimum.kind === 'permission' && minimum.rule === 'default';
  return name === 'unlinkauth' && isDefault ? { kind: 'fault', fault: 'no-link' } : minimum;
}

/** A link of the action takes precedence over one of the whole contract; without both active is required. */
function linkedMinimum({ links }: AccountPermissions, contract: string, action: string): Minimum {
  if (links === null) return { kind: 'unknown' };
  const own = links.get(`${contract}::${action}`);
  const required = own ?? links.get(`${contract}::`);
  if (required === anyPermission) return { kind: 'any' };
  if (required === undefined) return { kind: 'permission', permission: 'active', rule: 'default' };
  return { kind: 'permission', permission: required, rule: own === undefined ? 'contract-link' : 'action-link' };
}

/** Canceling takes what authorized the delayed transaction. */
function cancelMinimum(account: AccountPermissions, actor: string, level: unknown): Minimum {
  const canceling = (typeof level === 'object' && level !== null ? level : {}) as Record<string, unknown>;
  if (canceling.actor !== actor) return { kind: 'fault', fault: 'foreign-account' };
  return changed(account, canceling.permission);
}

function changed(account: AccountPermissions, permission: unknown): Minimum {
  if (!exists(account, permission)) return { kind: 'fault', fault: 'no-permission' };
  return { kind: 'permission', permission: String(permission), rule: 'permission-change' };
}

function exists({ permissions }: AccountPermissions, permission: unknown): boolean {
  return permissions.some(({ name }) => name === permission);
}

/** Whether `declared` is the required permission or above it. Both have to exist. */
export function isAtOrAbove({ permissions }: AccountPermissions, declared: string, required: string): boolean {
  const parents = new Map(permissions.map(({ name, parent }) => [name, parent]));
  const seen = new Set<string>();
  for (let name: string | undefined = required; name !== undefined && name !== '' && !seen.has(name);) {
    if (name === declared) return parents.has(declared);
    seen.add(name);
    name = parents.get(name);
  }
  return false;
}
