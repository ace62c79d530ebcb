/** Views of the page, each with a path of its own. */
export const resourceViews = ['stake', 'unstake', 'refund'] as const;
export type ResourceView = (typeof resourceViews)[number];

/** View of '/wallet/resources/unstake'. */
export function viewOf(path: string): ResourceView {
  return resourceViews.find((view) => path.endsWith(`/${view}`)) ?? 'stake';
}
