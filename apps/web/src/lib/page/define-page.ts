import type { PublicChain } from '@antescope/chains/config/chain-config';

/** Paths and availability of a page. Part of the initial bundle, unlike screens, heads, strings and loaders. */
export interface PageDefinition {
  /** Route pattern relative to the chain, '/block/$id'; several if the screen has several URLs. */
  path: string | readonly [string, ...string[]];
  /** Search parameters of the page. Others are dropped. */
  search?: readonly string[];
  /** Whether a chain has the page. Absent: all chains. */
  gate?: (chain: PublicChain) => boolean;
  /** Redirects to a page: '/b/$id' → '/block/$id'. The page's gate applies. */
  redirects?: Readonly<Record<string, string>>;
  /** The page loads no data: its folder has no load.ts. */
  static?: boolean;
  /** Available on the local chain before a node is set. */
  nodeless?: boolean;
  /** String folders loaded in addition to the page's own. */
  strings?: readonly (keyof StringFolders)[];
}

/** Defines a page; exported as `page` by its route.ts. */
export function definePage(page: PageDefinition): PageDefinition {
  return page;
}
