import type { Action } from '@antescope/codec/chain/transaction';
import type { PermissionLevel } from '../contract.ts';
import type { Authorization } from './authorization.ts';

/** Maximum number of keys worth trying one by one. */
const maxKeys = 64;

/** Keys ('PUB_…') of the declared permissions, of their children and of accounts in them; a few dozen at most. */
export function candidateKeys(authorization: Authorization, actions: readonly Action[]): Set<string> {
  const keys = new Set<string>();
  const visited = new Set<string>();
  const visit = (level: PermissionLevel): void => {
    const id = `${level.actor}@${level.permission}`;
    if (visited.has(id) || visited.size >= maxKeys || keys.size >= maxKeys) return;
    visited.add(id);
    const row = authorization.find(level);
    for (const { key } of row?.auth.keys ?? []) keys.add(key);
    for (const { permission } of row?.auth.accounts ?? []) visit(permission);
  };
  for (const { authorization: levels } of actions) for (const level of levels) visit(level);
  return keys;
}
