import type { Readable, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { contentStart, secondPartAttribute } from '@antescope/web-contract/content-parts';
import { compressedStream, type Encoding } from '../../platform/compress.ts';
import type { RenderedPage } from './shared-pages.ts';

/** A document whose beginning is compressed now, and can be sent before its content is rendered. */
export class DocumentInParts {
  readonly #stream: Transform;
  readonly #flush: () => void;
  #isSent = false;

  constructor(start: string, encoding: Encoding) {
    const { stream, flush } = compressedStream(encoding);
    this.#stream = stream;
    this.#flush = flush;
    stream.write(start);
    flush();
  }

  get isSent(): boolean {
    return this.#isSent;
  }

  /** Gives the body to `reply`, and resolves when its beginning is on its way. */
  async send(reply: (body: Readable) => void): Promise<void> {
    this.#isSent = true;
    reply(this.#stream);
    await setImmediate();
  }

  /** Ends the document with the content of the page: its first screen, if marked, and then the rest. */
  end({ html }: RenderedPage): void {
    const start = html.indexOf(contentStart);
    const secondPart = secondPartOf(html, start);
    if (secondPart === null) {
      this.#stream.end(html.slice(start));
      return;
    }
    this.#stream.write(html.slice(start, secondPart));
    this.#flush();
    this.#stream.end(html.slice(secondPart));
  }

  /** Ends a document whose content could not be rendered: its status has been sent. */
  fail(): void {
    this.#stream.end(brokenContent);
  }

  /** Frees a document that is sent in another way. */
  discard(): void {
    this.#stream.destroy();
  }
}

/** Index of the element with the attribute; null if there is none. Texts cannot imitate it: their quotes are escaped. */
function secondPartOf(html: string, start: number): number | null {
  const attribute = html.indexOf(` ${secondPartAttribute}=""`, start);
  return attribute < 0 ? null : html.lastIndexOf('<', attribute);
}

const brokenContent =
  `${contentStart}><h1>Something went wrong</h1>` +
  '<p>This page could not be rendered. <a href="">Try again</a></p></main></div></div></body></html>';
