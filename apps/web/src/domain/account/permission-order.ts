import type { PermissionView } from '@antescope/sources/account/account-view';

export interface PermissionNode {
  permission: PermissionView;
  children: PermissionNode[];
}

const first = ['owner', 'active'];

/** Permissions as a tree; one whose parent is missing becomes a root. */
export function permissionTree(permissions: readonly PermissionView[]): PermissionNode[] {
  const names = new Set(permissions.map((permission) => permission.name));
  const below = (parent: string | null): PermissionNode[] =>
    permissions
      .filter(({ parent: own }) => (parent === null ? own === null || own === '' || !names.has(own) : own === parent))
      .sort((a, b) => byRank(a.name, b.name))
      .map((permission) => ({ permission, children: below(permission.name) }));
  return below(null);
}

/** Names of permissions, owner and active first. */
export function permissionNames(permissions: readonly PermissionView[]): string[] {
  return permissions.map(({ name }) => name).sort(byRank);
}

function byRank(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function rank(name: string): number {
  const position = first.indexOf(name);
  return position === -1 ? first.length : position;
}
