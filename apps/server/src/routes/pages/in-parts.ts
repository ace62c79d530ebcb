import type { Readable } from 'node:stream';
import { contentStart } from '@antescope/web-contract/content-start';
import { compressedStream, type Encoding } from '../../platform/compress.ts';
import type { RenderedPage } from './shared-pages.ts';

/**
 * A body that sends the beginning of a document at once and the rest when the page is rendered. The status has been sent
 * by then: a redirect becomes a refresh, and a page that cannot be rendered a sentence.
 */
export function inParts(
  start: string,
  page: Promise<RenderedPage>,
  encoding: Encoding,
  report: (error: unknown) => void,
): Readable {
  const { stream, sent } = compressedStream(encoding);
  stream.write(start);
  sent();
  page.then(
    (rendered) => stream.end(restOf(rendered)),
    (error: unknown) => {
      report(error);
      stream.end(brokenContent);
    },
  );
  return stream;
}

function restOf({ headers, html }: RenderedPage): string {
  const content = html.indexOf(contentStart);
  if (content >= 0) return html.slice(content);
  const { location } = headers;
  return location === undefined ? brokenContent : `<meta http-equiv="refresh" content="0;url=${escaped(location)}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const brokenContent =
  `${contentStart}><h1>Something went wrong</h1>` +
  '<p>This page could not be rendered. <a href="">Try again</a></p></main></div></div></body></html>';
