import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DocumentInParts } from './document-in-parts.ts';

const start = '<html><body><header></header>';
const page = { status: 200, headers: {}, html: '<html><header>another</header><main id="content">€</main></html>' };
const whole = `${start}<main id="content">€</main></html>`;

describe('a document in parts', () => {
  test.each([
    [null, (body: Buffer) => body],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the beginning and the content (%s)', async (encoding, decompress) => {
    const parts = new DocumentInParts(start, encoding);
    parts.end(page);
    expect(decompress(await buffer(parts.body)).toString()).toBe(whole);
  });

  test.each(['br', 'gzip', null] as const)('sends the beginning before it has the content (%s)', async (encoding) => {
    const parts = new DocumentInParts(start, encoding);
    const reader = parts.body.iterator();
    expect((await reader.next()).value.length).toBeGreaterThan(0);
    parts.body.destroy();
  });

  test('ends with a sentence if the page cannot be rendered', async () => {
    const parts = new DocumentInParts(start, null);
    parts.fail();
    expect(await text(parts.body)).toContain('<main id="content"><h1>Something went wrong</h1>');
  });
});
