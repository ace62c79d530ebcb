import { bootElementId, type Boot } from '../boot/boot.ts';

export interface HeadFacts {
  /** Without the site's name; the chain's symbol is appended. */
  title: string;
  description: string;
  /** Canonical path, relative to the chain. */
  path: string;
  /** The first paint shows the first figures, the rest follows in `.next-frame` elements. */
  paintsInFrames?: boolean;
}

/**
 * Defers the first paint until the body is parsed. A long page is parsed in several tasks with frames between them, and the
 * columns of a table move with each part of its rows. The boot data follows the content; browsers paint at the start tag
 * of the element. Those without `expect` paint earlier.
 */
const wholeContent = { rel: 'expect', href: `#${bootElementId}`, blocking: 'render' };

/** Title, description, canonical URL and OpenGraph tags of a page. */
export function pageHead({ chain, origin, base }: Boot, facts: HeadFacts) {
  const title = `${facts.title} · ${chain.coreSymbol.code} · Antescope`;
  const address = origin + base + facts.path;
  return {
    meta: [
      { title },
      { name: 'description', content: facts.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: facts.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address },
      { property: 'og:site_name', content: `Antescope · ${chain.name}` },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [
      { rel: 'canonical', href: address },
      ...(import.meta.env.SSR && facts.paintsInFrames !== true ? [wholeContent] : []),
    ],
  };
}
