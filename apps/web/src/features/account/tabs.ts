import type { PublicChain } from '@antescope/chains/chain-config';

/** In the order of the bar: the eight of the specification, then what a chain may have besides. */
export const accountTabs = [
  'account',
  'transactions',
  'tokens',
  'permissions',
  'resources',
  'votes',
  'contract',
  'controlled',
  'nfts',
  'rex',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The tab of `?tab=`; the overview for anything unknown. */
export function tabOf(text: string | undefined): AccountTab {
  return accountTabs.find((tab) => tab === text) ?? 'account';
}

/** Tabs that the chain has. */
export function tabsOf({ features }: Pick<PublicChain, 'features'>): AccountTab[] {
  const has: Partial<Record<AccountTab, boolean>> = { votes: features.voting, nfts: features.nft, rex: features.rex };
  return accountTabs.filter((tab) => has[tab] !== false);
}
