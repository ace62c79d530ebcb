/** Views of the page, each with a path of its own. */
export const permissionViews = ['keys', 'advanced', 'link'] as const;
export type PermissionsView = (typeof permissionViews)[number];

const base = '/wallet/permissions';

export function pathOf(view: PermissionsView): string {
  return view === 'keys' ? base : `${base}/${view}`;
}

/** View of '/wallet/permissions/link'. */
export function viewOf(path: string): PermissionsView {
  return permissionViews.find((view) => pathOf(view) === path) ?? 'keys';
}
