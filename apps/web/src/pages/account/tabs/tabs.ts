import type { PublicChain } from '@antescope/chains/config/chain-config';

/** In display order: eight tabs on every chain, then those that depend on the chain. */
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
  'past',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The tab of `?tab=`; the overview if unknown. */
export function tabOf(text: string | undefined): AccountTab {
  return accountTabs.find((tab) => tab === text) ?? 'account';
}

/** Tabs available on the chain; `indexed`: our index has the account's history. */
export function tabsOf({ features }: Pick<PublicChain, 'features'>, indexed: boolean): AccountTab[] {
  const { voting: votes, nft: nfts, rex } = features;
  const has: Partial<Record<AccountTab, boolean>> = { votes, nfts, rex, past: indexed };
  return accountTabs.filter((tab) => has[tab] !== false);
}
