import type { Readable, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { contentStart, secondPartAttribute } from '@antescope/web-contract/content-parts';
import { compressedStream, type Encoding } from '../../platform/compress.ts';
import type { RenderedPage } from './shared-pages.ts';

/** A document whose beginning is compressed now, and can be sent before its content is rendered. */
export class DocumentInParts {
  readonly #stream: Transform;
  /** Makes what was written until then readable by the client. */
  readonly #flush: () => void;
  #isSent = false;

  constructor(start: string, encoding: Encoding) {
    const { stream, sent } = compressedStream(encoding);
    this.#stream = stream;
    this.#flush = sent;
    stream.write(start);
    sent();
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

  /** Ends the document with the content of the page; what is below its first screen is sent on its own. */
  end({ html }: RenderedPage): void {
    const start = html.indexOf(contentStart);
    const secondPart = secondPartOf(html, start);
    if (secondPart > start) {
      this.#stream.write(html.slice(start, secondPart));
      this.#flush();
    }
    this.#stream.end(html.slice(Math.max(start, secondPart)));
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

/** Where the element with the attribute begins; -1: none. Quotes in texts and attributes are escaped. */
function secondPartOf(html: string, start: number): number {
  const attribute = html.indexOf(` ${secondPartAttribute}=""`, start);
  return attribute < 0 ? -1 : html.lastIndexOf('<', attribute);
}

const brokenContent =
  `${contentStart}><h1>Something went wrong</h1>` +
  '<p>This page could not be rendered. <a href="">Try again</a></p></main></div></div></body></html>';
