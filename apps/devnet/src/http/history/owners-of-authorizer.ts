import { nameToU64 } from '@antescope/codec/chain/name';
import type { DevnetNode } from '../../node/devnet-node.ts';

/** Accounts with a permission that contains a key ('PUB_…') or an account, without duplicates, sorted as on the chain. */
export function ownersOfAuthorizer(node: DevnetNode, authorizer: string): string[] {
  const owners = new Set<string>();
  for (const key of node.database.permissionIndex.naming(authorizer)) {
    const row = node.database.permissions.get(key);
    if (row !== undefined) owners.add(row.owner);
  }
  return [...owners].sort((a, b) => (nameToU64(a) < nameToU64(b) ? -1 : 1));
}
