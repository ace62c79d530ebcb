import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { StoredPermission } from '@antescope/index/store/history-store';
import type { Network } from './networks.ts';

/** Maximum accounts returned for a key. */
const maxAccounts = 100;
/** Permissions read per key or account. */
const maxHolders = 1000;

export interface LightPermission {
  perm: string;
  threshold: number;
  auth: {
    /** `pubkey` is the key in legacy format if it has one. */
    keys: { pubkey: string; public_key: string; weight: number }[];
    accounts: { actor: string; permission: string; weight: number }[];
  };
}

/** Permissions of an account by name. */
export function lightPermissions(permissions: readonly StoredPermission[], keyPrefix: string): LightPermission[] {
  return permissions
    .map((permission) => lightPermission(permission, keyPrefix))
    .sort((a, b) => (a.perm < b.perm ? -1 : 1));
}

function lightPermission({ name, authority }: StoredPermission, keyPrefix: string): LightPermission {
  return {
    perm: name,
    threshold: authority.threshold,
    auth: {
      keys: authority.keys.map(({ key, weight }) => ({ pubkey: legacyForm(key, keyPrefix), public_key: key, weight })),
      accounts: authority.accounts.map(({ permission, weight }) => ({ ...permission, weight })),
    },
  };
}

function legacyForm(key: string, prefix: string): string {
  const parsed = parsePublicKey(key);
  return parsed.type === 'K1' ? formatLegacyKey(parsed, prefix) : key;
}

/**
 * Accounts with a permission that a key can satisfy or help to satisfy, with all of their permissions: those that name
 * the key, and recursively those that name one of these permissions. At most a hundred accounts.
 */
export async function accountsOfKey(network: Network, publicKey: string): Promise<Record<string, LightPermission[]>> {
  const { reader } = network.store;
  const matches = new Map<string, Set<string>>();
  const first = await reader.keyHolders(publicKey, { after: null, limit: maxHolders });
  const queue = first.items.map(({ owner, permission }) => ({ owner, permission }));
  for (let at = 0; at < queue.length; at++) {
    const { owner, permission } = queue[at]!;
    const names = matches.get(owner) ?? new Set();
    if (names.has(permission) || (names.size === 0 && matches.size >= maxAccounts)) continue;
    matches.set(owner, names.add(permission));
    if (queue.length >= maxHolders) continue;
    const parents = await reader.controlledBy(owner, { after: null, limit: maxHolders });
    for (const parent of parents.items) {
      if (parent.actorPermission === permission) queue.push({ owner: parent.owner, permission: parent.permission });
    }
  }
  const { keyPrefix } = network.chain.config;
  const permissionsOf = async (owner: string): Promise<[string, LightPermission[]]> => [
    owner,
    lightPermissions(await reader.permissions(owner, network.status.head.number), keyPrefix),
  ];
  return Object.fromEntries(await Promise.all([...matches.keys()].sort().map(permissionsOf)));
}
