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
      .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1))
      .map((permission) => ({ permission, children: below(permission.name) }));
  return below(null);
}

function rank(name: string): number {
  const position = first.indexOf(name);
  return position === -1 ? first.length : position;
}
