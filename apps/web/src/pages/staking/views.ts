/** Views of the page, each with its own path. */
export const stakingViews = ['stake', 'unstake', 'refund', 'claim'] as const;
export type StakingView = (typeof stakingViews)[number];

/** View of '/wallet/staking/unstake'. */
export function viewOf(path: string): StakingView {
  return stakingViews.find((view) => path.endsWith(`/${view}`)) ?? 'stake';
}
