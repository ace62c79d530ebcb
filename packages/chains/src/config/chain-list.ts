import type { ChainRegistry } from './registry.ts';

/** One entry of the chain menu. */
export interface ChainListEntry {
  key: string;
  text: string;
  /** URL of that chain's home page. */
  value: string;
  /** One or two letters in place of a logo. */
  image: string;
  testnet: boolean;
  /** The glyph is light on the chain's color. */
  invert: boolean;
}

/** The chain menu, mainnets first. `href` returns the URL of a chain's home page on this host. */
export function chainList(served: ChainRegistry, href: (key: string) => string): ChainListEntry[] {
  const entries = [...served.values()].map((chain) => ({
    key: chain.key,
    text: chain.name,
    value: href(chain.key),
    image: chain.logo.glyph,
    testnet: chain.testnet,
    invert: true,
  }));
  return [...entries.filter((entry) => !entry.testnet), ...entries.filter((entry) => entry.testnet)];
}
