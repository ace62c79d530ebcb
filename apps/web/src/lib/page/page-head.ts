import type { RouterContext } from './router-context.ts';

export interface HeadFacts {
  /** Without the site's name; the chain's symbol is added. */
  title: string;
  description: string;
  /** Path below the chain's base, for the canonical address. */
  path: string;
}

/** Title, description, canonical address and OpenGraph tags of a page. */
export function pageHead(context: RouterContext, facts: HeadFacts) {
  const { boot } = context;
  const title = `${facts.title} · ${boot.chain.coreSymbol.code} · Antescope`;
  const address = boot.origin + boot.base + facts.path;
  return {
    meta: [
      { title },
      { name: 'description', content: facts.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: facts.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address },
      { property: 'og:site_name', content: `Antescope · ${boot.chain.name}` },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [{ rel: 'canonical', href: address }],
  };
}
