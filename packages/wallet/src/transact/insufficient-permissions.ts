import type { Draft, TransactContext } from './draft.ts';
import type { InsufficientPermission, SignedAction } from './preview-facts.ts';

/** Fields of get_account that determine the permission an action requires. */
interface AccountPermissions {
  permissions: {
    perm_name: string;
    parent: string;
    /** Absent on nodes before Leap 3. */
    linked_actions?: { account: string; action?: string | null }[];
  }[];
  eosio_any_linked_actions?: { account: string; action?: string | null }[];
}

/** `config::eosio_any_name`: a link to it accepts any permission of the account. */
const anyPermission = 'eosio.any';

/**
 * Declared permissions that do not satisfy the account's links, which dry runs do not check. Skips accounts that cannot
 * be read and nodes that do not report links (before Leap 3).
 */
export async function insufficientPermissions(
  actions: readonly SignedAction[],
  context: Pick<TransactContext, 'call' | 'systemAccount'>,
): Promise<InsufficientPermission[]> {
  const accounts = new Map<string, Promise<AccountPermissions | null>>();
  const accountOf = (name: string): Promise<AccountPermissions | null> => {
    let account = accounts.get(name);
    if (account === undefined) {
      account = context.call('/v1/chain/get_account', { account_name: name }).then(
        (answer) => answer as AccountPermissions,
        () => null,
      );
      accounts.set(name, account);
    }
    return account;
  };
  const issues: InsufficientPermission[] = [];
  for (const action of actions) {
    for (const level of action.authorization) {
      const account = await accountOf(level.actor);
      if (account === null || !Array.isArray(account.permissions)) continue;
      const required = requiredPermission(account, action, context.systemAccount);
      if (required === null || satisfies(account, level.permission, required)) continue;
      issues.push({ ...level, contract: action.contract, name: action.name, required });
    }
  }
  return issues;
}

/** The minimum permission for an action; null: any permission, or unknown. */
function requiredPermission(account: AccountPermissions, action: SignedAction, system: string): string | null {
  if (action.contract === system) {
    const native = nativePermission(account, action);
    if (native !== undefined) return native;
  }
  return linkedPermission(account, action.contract, action.name);
}

/** The minimum permission for native actions with their own rule; undefined: links apply. */
function nativePermission(account: AccountPermissions, { name, data }: SignedAction): string | null | undefined {
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  switch (name) {
    case 'updateauth': {
      const exists = account.permissions.some(({ perm_name: each }) => each === fields.permission);
      return String(exists ? fields.permission : fields.parent);
    }
    case 'deleteauth':
      return String(fields.permission);
    case 'linkauth':
    case 'unlinkauth':
      return linkedPermission(account, String(fields.code), String(fields.type));
    case 'canceldelay':
      return null;
    default:
      return undefined;
  }
}

/** A link of the action takes precedence over one of the whole contract; the default is active. */
function linkedPermission(account: AccountPermissions, contract: string, action: string): string | null {
  if (account.permissions.some(({ linked_actions: links }) => links === undefined)) return null;
  const all = [
    ...account.permissions.map(({ perm_name: name, linked_actions: links }) => ({ name, links: links ?? [] })),
    { name: anyPermission, links: account.eosio_any_linked_actions ?? [] },
  ];
  const linked = (target: string | null): string | undefined =>
    all.find(({ links }) =>
      links.some(
        (link) => link.account === contract && (link.action === undefined ? null : link.action || null) === target,
      ),
    )?.name;
  const required = linked(action) ?? linked(null) ?? 'active';
  return required === anyPermission ? null : required;
}

/** Whether a permission is the required one or one of its parents. */
function satisfies(account: AccountPermissions, declared: string, required: string): boolean {
  const parents = new Map(account.permissions.map(({ perm_name: name, parent }) => [name, parent]));
  const seen = new Set<string>();
  for (let name: string | undefined = required; name !== undefined && name !== '' && !seen.has(name);) {
    if (name === declared) return true;
    seen.add(name);
    name = parents.get(name);
  }
  return false;
}

/** Whether the preview predicts that the chain rejects the transaction. */
export function wouldFail({ preview }: Draft): boolean {
  return preview !== null && (preview.failure !== null || preview.insufficient.length > 0);
}
