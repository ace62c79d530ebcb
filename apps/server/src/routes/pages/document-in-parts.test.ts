import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DocumentInParts } from './document-in-parts.ts';

const start = '<html><body><header></header>';
const page = { status: 200, headers: {}, html: '<html><header>another</header><main id="content">€</main></html>' };
const whole = `${start}<main id="content">€</main></html>`;

/** The body that a reply gets. */
function bodyOf(parts: DocumentInParts): Promise<Readable> {
  return new Promise((resolve) => void parts.send(resolve));
}

describe('a document in parts', () => {
  test.each([
    [null, (body: Buffer) => body],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the beginning and the content (%s)', async (encoding, decompress) => {
    const parts = new DocumentInParts(start, encoding);
    const body = await bodyOf(parts);
    parts.end(page);
    expect(decompress(await buffer(body)).toString()).toBe(whole);
  });

  test.each(['br', 'gzip', null] as const)('sends the beginning before it has the content (%s)', async (encoding) => {
    const parts = new DocumentInParts(start, encoding);
    expect(parts.isSent).toBe(false);
    const reader = (await bodyOf(parts)).iterator();
    expect(parts.isSent).toBe(true);
    expect((await reader.next()).value.length).toBeGreaterThan(0);
    parts.discard();
  });

  test('sends its first screen before the rest', async () => {
    const first = '<main id="content"><ul><li>1</li>';
    const rest = '<li data-second-part="">2</li></ul></main></html>';
    const parts = new DocumentInParts(start, 'br');
    const body = await bodyOf(parts);
    parts.end({ ...page, html: `<html><header>another</header>${first}${rest}` });
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk as Buffer);
    const read = (count: number): string =>
      brotliDecompressSync(Buffer.concat(chunks.slice(0, count)), { finishFlush: constants.BROTLI_OPERATION_FLUSH }) +
      '';
    expect([1, 2, chunks.length].map(read)).toEqual([start, start + first, start + first + rest]);
  });

  test('ends with a sentence if the page cannot be rendered', async () => {
    const parts = new DocumentInParts(start, null);
    const body = await bodyOf(parts);
    parts.fail();
    expect(await text(body)).toContain('<main id="content"><h1>Something went wrong</h1>');
  });
});
