import type { AuthorityView } from '@antescope/sources/account/account-view';
import { bodyOfFailure } from '../transact/processed.ts';
import type { TransactContext } from '../transact/draft.ts';
import { authorityOf } from '../transact/new-authority.ts';

export interface AccountPermission {
  name: string;
  /** '' for owner. */
  parent: string;
  /** null: not readable. */
  authority: AuthorityView | null;
}

/** Permissions of an account and what its actions are linked to. */
export interface AccountPermissions {
  permissions: readonly AccountPermission[];
  /**
   * Required permission by 'contract::action', and by 'contract::' for all actions of a contract; null: nodes before Leap 3
   * do not report links.
   */
  links: ReadonlyMap<string, string> | null;
}

/** Reads each account once. Undefined: the account does not exist; null: it could not be read. */
export type AccountReader = (name: string) => Promise<AccountPermissions | null | undefined>;

/** `config::eosio_any_name`: a link to it accepts any permission of the account. */
export const anyPermission = 'eosio.any';

interface Link {
  account: string;
  action?: string | null;
}

interface AccountAnswer {
  permissions: { perm_name: string; parent: string; required_auth?: unknown; linked_actions?: Link[] }[];
  eosio_any_linked_actions?: Link[];
}

export function accountReader(context: Pick<TransactContext, 'call'>): AccountReader {
  const accounts = new Map<string, Promise<AccountPermissions | null | undefined>>();
  return (name) => {
    let account = accounts.get(name);
    if (account === undefined) accounts.set(name, (account = readAccount(name, context)));
    return account;
  };
}

async function readAccount(
  name: string,
  { call }: Pick<TransactContext, 'call'>,
): Promise<AccountPermissions | null | undefined> {
  try {
    return permissionsOf(await call('/v1/chain/get_account', { account_name: name }));
  } catch (error) {
    // The callers say that the account is not known; only the node's own answer says that it does not exist.
    return /unknown key/i.test(JSON.stringify(bodyOfFailure(error) ?? '')) ? undefined : null;
  }
}

/** The permissions in an answer of get_account; null if it has another form. */
export function permissionsOf(answer: unknown): AccountPermissions | null {
  const { permissions, eosio_any_linked_actions: free = [] } = (answer ?? {}) as Partial<AccountAnswer>;
  if (!Array.isArray(permissions)) return null;
  const links = new Map<string, string>();
  const add = (required: string, linked: readonly Link[]): void => {
    for (const { account, action } of linked) links.set(`${account}::${action ?? ''}`, required);
  };
  add(anyPermission, free);
  for (const { perm_name: name, linked_actions: linked = [] } of permissions) add(name, linked);
  return {
    permissions: permissions.map(({ perm_name: name, parent, required_auth: auth }) => ({
      name,
      parent,
      authority: authorityOf(auth),
    })),
    links: permissions.some(({ linked_actions: linked }) => linked === undefined) ? null : links,
  };
}
