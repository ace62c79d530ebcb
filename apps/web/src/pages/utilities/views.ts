/** Views of the page, each with a path of its own. */
export const utilityViews = ['keys', 'format-keys'] as const;
export type UtilityView = (typeof utilityViews)[number];

export function pathOf(view: UtilityView): string {
  return `/wallet/utilities/${view}`;
}

export function viewOf(path: string): UtilityView {
  return utilityViews.find((view) => pathOf(view) === path) ?? 'keys';
}
