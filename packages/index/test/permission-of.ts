import type { PermissionChange } from '../src/store/block-rows.ts';

/** A permission that one key, and the active permission of one account, satisfy. */
export function permissionOf(
  owner: string,
  name: string,
  { key, actor }: { key: string; actor: string },
): PermissionChange {
  const authority = {
    threshold: 1,
    keys: [{ key, weight: 1 }],
    accounts: [{ permission: { actor, permission: 'active' }, weight: 1 }],
    waits: [],
  };
  return { owner, name, state: { parent: 'owner', lastUpdated: '2026-01-01T00:00:00.000', authority } };
}
