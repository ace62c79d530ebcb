import type { Readable, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { contentStart } from '@antescope/web-contract/content-start';
import { compressedStream, type Encoding } from '../../platform/compress.ts';
import type { RenderedPage } from './shared-pages.ts';

/** A document whose beginning is compressed now, and can be sent before its content is rendered. */
export class DocumentInParts {
  readonly #stream: Transform;
  #isSent = false;

  constructor(start: string, encoding: Encoding) {
    const { stream, sent } = compressedStream(encoding);
    this.#stream = stream;
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

  /** Ends the document with the content of the page. */
  end({ html }: RenderedPage): void {
    this.#stream.end(html.slice(html.indexOf(contentStart)));
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

const brokenContent =
  `${contentStart}><h1>Something went wrong</h1>` +
  '<p>This page could not be rendered. <a href="">Try again</a></p></main></div></div></body></html>';
