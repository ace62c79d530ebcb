import { BoundedMap } from '@antescope/sources/core/bounded-map';
import { contentStart } from '@antescope/web-contract/content-start';
import type { RenderedPage } from './shared-pages.ts';

/** How a page began the last time: everything before its content. */
interface DocumentStart {
  since: number;
  nonce: string;
  headers: Record<string, string>;
  /** Head up to its styles, the styles, and the rest of the head with the header of the page. */
  parts: [Buffer, Buffer, Buffer];
}

/** Milliseconds. The title of the beginning is as old as that until the page's scripts run. */
const maxAgeMs = 10 * 60_000;
/** Milliseconds in which a beginning is not replaced. */
const minAgeMs = 60_000;
/** About 15 kB each, without the styles. */
const maxStarts = 512;
const maxStyles = 32;

/**
 * The beginnings of pages with status 200. The next response sends its beginning while the content is rendered, so that
 * the browser has read the styles by the time the content arrives.
 */
export class DocumentStarts {
  readonly #now: () => number;
  readonly #starts: BoundedMap<DocumentStart>;
  /** Most pages have the same styles: one copy of each. */
  readonly #styles = new BoundedMap<Buffer>({ entries: maxStyles });

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#starts = new BoundedMap({ entries: maxStarts, maxAgeMs }, now);
  }

  /** Beginning and headers of the page with this key, for a response with this nonce; null if unknown. */
  of(key: string, nonce: string): { headers: Record<string, string>; html: string } | null {
    const start = this.#starts.get(key);
    if (start === undefined) return null;
    return { headers: start.headers, html: Buffer.concat(start.parts).toString().replaceAll(start.nonce, nonce) };
  }

  /** Keeps the beginning of a page with status 200, and forgets the one of any other. */
  keep(key: string, nonce: string, { status, headers, html }: RenderedPage): void {
    const known = this.#starts.get(key);
    if (status === 200 && known !== undefined && this.#now() - known.since < minAgeMs) return;
    this.#starts.delete(key);
    const content = html.indexOf(contentStart);
    const end = html.lastIndexOf('</style>', content);
    if (status !== 200 || content < 0 || end < 0) return;
    const begin = html.indexOf('>', html.lastIndexOf('<style', end)) + 1;
    const parts: DocumentStart['parts'] = [
      Buffer.from(html.slice(0, begin)),
      this.#stylesOf(html.slice(begin, end)),
      Buffer.from(html.slice(end, content)),
    ];
    this.#starts.set(key, { since: this.#now(), nonce, headers, parts });
  }

  #stylesOf(text: string): Buffer {
    const styles = this.#styles.get(text) ?? Buffer.from(text);
    this.#styles.set(text, styles);
    return styles;
  }
}
