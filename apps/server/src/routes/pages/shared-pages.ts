import { BoundedMap } from '@antescope/sources/core/bounded-map';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { pageKey } from './page-key.ts';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Pages that everybody visits and that are the same for all visitors with the same preferences. */
const hotPaths = new Set(['/', '/live', '/blocks', '/transactions', '/accounts', '/vote', '/tokens']);

/** Less than the time of one block. */
const sharedMs = 499;
/** Combinations of page, language, theme and other preferences; a page has up to 300 kB. */
const maxShared = 64;

interface SharedPage {
  nonce: string;
  page: Promise<RenderedPage>;
}

/**
 * Renders hot pages once per block instead of once per visitor. Each response has its own nonce: the one of the rendering
 * is replaced. Failed pages are not shared.
 */
export class SharedPages {
  readonly #bundle: WebBundle;
  readonly #pages: BoundedMap<SharedPage>;

  constructor(bundle: WebBundle, now: () => number = () => performance.now()) {
    this.#bundle = bundle;
    this.#pages = new BoundedMap({ entries: maxShared, maxAgeMs: sharedMs }, now);
  }

  /**
   * The page for `context` with the index at block `head` (null: no index). `onFound` is for a page that is rendered for
   * this request. Throws what rendering throws.
   */
  async page(url: URL, context: PageContext, head: number | null, onFound?: () => void): Promise<RenderedPage> {
    if (!hotPaths.has(url.pathname) || url.search !== '') return this.#bundle.renderPage(url, context, onFound);
    const key = `${head} ${pageKey(url, context)}`;
    const shared = this.#pages.get(key) ?? this.#share(key, url, context, onFound);
    const page = await shared.page;
    if (shared.nonce === context.nonce) return page;
    return { ...page, html: page.html.replaceAll(shared.nonce, context.nonce) };
  }

  #share(key: string, url: URL, context: PageContext, onFound?: () => void): SharedPage {
    const shared = { nonce: context.nonce, page: this.#bundle.renderPage(url, context, onFound) };
    this.#pages.set(key, shared);
    const forget = (): void => {
      if (this.#pages.get(key) === shared) this.#pages.delete(key);
    };
    shared.page.then(({ status }) => (status === 200 ? undefined : forget()), forget);
    return shared;
  }
}
