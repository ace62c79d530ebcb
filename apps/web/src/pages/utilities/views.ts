/** Views of the page, each with a path of its own; the last two are pages below it. */
export const utilityViews = ['keys', 'format-keys', 'cancel-deferred', 'upload-contract'] as const;
export type UtilityView = (typeof utilityViews)[number];

/** Views that work without an account. */
export type KeyView = 'keys' | 'format-keys';

export function pathOf(view: UtilityView): string {
  return `/wallet/utilities/${view}`;
}

export function viewOf(path: string): KeyView {
  return path === pathOf('format-keys') ? 'format-keys' : 'keys';
}
