import type { PermissionLinkRow, PermissionRow } from './rows.ts';
import type { Store } from './store.ts';

/** Indexes permissions and links by account, and permissions by the keys and accounts they contain. */
export class PermissionIndex {
  readonly #byOwner = new Map<string, Map<string, PermissionRow>>();
  readonly #linksByAccount = new Map<string, Map<string, PermissionLinkRow>>();
  /**
   * Keys as 'PUB_…', accounts as 'actor' and 'actor@permission' → 'owner/name' of the permissions that contain them.
   */
  readonly #byAuthorizer = new Map<string, Set<string>>();

  constructor(permissions: Store<PermissionRow>, links: Store<PermissionLinkRow>) {
    permissions.onChange((before, after) => {
      if (before !== undefined) this.#remove(before);
      if (after !== undefined) this.#add(after);
    });
    links.onChange((before, after) => {
      const row = after ?? before!;
      const linked = entry(this.#linksByAccount, row.account, () => new Map<string, PermissionLinkRow>());
      const key = `${row.code}/${row.type}`;
      if (after === undefined) linked.delete(key);
      else linked.set(key, after);
    });
  }

  /** Permissions of an account by name. */
  ofAccount(owner: string): ReadonlyMap<string, PermissionRow> {
    return this.#byOwner.get(owner) ?? new Map<string, PermissionRow>();
  }

  linksOf(account: string): PermissionLinkRow[] {
    return [...(this.#linksByAccount.get(account)?.values() ?? [])];
  }

  /** 'owner/name' of the permissions that contain a key ('PUB_…'), an account or 'actor@permission'. */
  naming(authorizer: string): ReadonlySet<string> {
    return this.#byAuthorizer.get(authorizer) ?? new Set<string>();
  }

  #add(row: PermissionRow): void {
    entry(this.#byOwner, row.owner, () => new Map<string, PermissionRow>()).set(row.name, row);
    for (const authorizer of authorizersOf(row)) {
      entry(this.#byAuthorizer, authorizer, () => new Set<string>()).add(`${row.owner}/${row.name}`);
    }
  }

  #remove(row: PermissionRow): void {
    this.#byOwner.get(row.owner)?.delete(row.name);
    for (const authorizer of authorizersOf(row)) {
      const set = this.#byAuthorizer.get(authorizer);
      set?.delete(`${row.owner}/${row.name}`);
      if (set?.size === 0) this.#byAuthorizer.delete(authorizer);
    }
  }
}

function authorizersOf(row: PermissionRow): string[] {
  const authorizers = row.auth.keys.map((each) => each.key);
  for (const { permission } of row.auth.accounts) {
    authorizers.push(permission.actor, `${permission.actor}@${permission.permission}`);
  }
  return authorizers;
}

function entry<V>(map: Map<string, V>, key: string, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
