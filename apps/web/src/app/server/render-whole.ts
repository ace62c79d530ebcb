import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks a boundary whose content is missing. */
const missingContent = '<!--$!-->';

/**
 * The HTML of an element with all of its parts. A stream costs the server a third more per page, so it is used only where
 * a part suspends or fails. Rejects with an error that no boundary of the page catches.
 */
export async function renderWhole(element: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(element);
  return html.includes(missingContent) ? renderPatiently(element, nonce) : html;
}

/** Waits for parts that suspend; reports those that fail, which the browser renders again. */
function renderPatiently(element: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // The caller writes the document type.
        resolve(Buffer.concat(chunks).toString().replace('<!DOCTYPE html>', ''));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // Boundaries that are complete are written in place, whatever their size.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error('A part of a page failed:', error),
    });
  });
}
