import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { StoredPermission } from '@antescope/index/store/history-store';
import type { Network } from './networks.ts';

/** Accounts that one question about a key gives. */
const maxAccounts = 100;

export interface LightPermission {
  perm: string;
  threshold: number;
  auth: {
    /** `pubkey` is the key in its older form where it has one. */
    keys: { pubkey: string; public_key: string; weight: number }[];
    accounts: { actor: string; permission: string; weight: number }[];
  };
}

export function lightPermission({ name, authority }: StoredPermission, keyPrefix: string): LightPermission {
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
 * Permissions that a key satisfies or takes part in, by account: those that hold it, and those that name one of them,
 * and so on. At most a hundred accounts.
 */
export async function permissionsOfKey(
  network: Network,
  publicKey: string,
): Promise<Record<string, LightPermission[]>> {
  const { reader } = network.store;
  const found = new Map<string, Set<string>>();
  const waiting = (await reader.keyHolders(publicKey)).map(({ owner, permission }) => ({ owner, permission }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { owner, permission } = next;
    const known = found.get(owner) ?? new Set();
    if (known.has(permission) || (known.size === 0 && found.size >= maxAccounts)) continue;
    found.set(owner, known.add(permission));
    for (const held of await reader.controlledBy(owner)) {
      if (held.actorPermission === permission) waiting.push({ owner: held.owner, permission: held.permission });
    }
  }
  const accounts: Record<string, LightPermission[]> = {};
  for (const [owner, names] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const stored = await Promise.all(
      [...names].sort().map((name) => reader.permission(owner, name, network.status.head.number)),
    );
    accounts[owner] = stored
      .filter((permission) => permission !== null)
      .map((permission) => lightPermission(permission, network.chain.config.keyPrefix));
  }
  return accounts;
}
