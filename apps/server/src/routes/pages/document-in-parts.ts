import type { Readable, Transform } from 'node:stream';
import { contentStart } from '@antescope/web-contract/content-start';
import { compressedStream, type Encoding } from '../../platform/compress.ts';
import type { RenderedPage } from './shared-pages.ts';

/** A document whose beginning is sent before its content is rendered. */
export class DocumentInParts {
  readonly #stream: Transform;

  constructor(start: string, encoding: Encoding) {
    const { stream, flush } = compressedStream(encoding);
    this.#stream = stream;
    stream.write(start);
    flush();
  }

  get body(): Readable {
    return this.#stream;
  }

  /** Ends the document with the content of the page. */
  end({ html }: RenderedPage): void {
    this.#stream.end(html.slice(html.indexOf(contentStart)));
  }

  /** Ends a document whose content could not be rendered: its status has been sent. */
  fail(): void {
    this.#stream.end(brokenContent);
  }
}

const brokenContent =
  `${contentStart}><h1>Something went wrong</h1>` +
  '<p>This page could not be rendered. <a href="">Try again</a></p></main></div></div></body></html>';
