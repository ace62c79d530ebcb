import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inParts } from './in-parts.ts';
import type { RenderedPage } from './shared-pages.ts';

const start = '<html><body><header></header>';
const rendered = (html: string, headers: Record<string, string> = {}): Promise<RenderedPage> =>
  Promise.resolve({ status: 200, headers, html });
const unreported = (error: unknown): void => {
  throw error;
};

describe('a document in two parts', () => {
  const page = rendered('<html><body><header>another</header><main id="content">€</main></body></html>');
  const whole = `${start}<main id="content">€</main></body></html>`;

  test('is the beginning and the content', async () => {
    expect(await text(inParts(start, page, null, unreported))).toBe(whole);
    expect(brotliDecompressSync(await buffer(inParts(start, page, 'br', unreported))).toString()).toBe(whole);
    expect(gunzipSync(await buffer(inParts(start, page, 'gzip', unreported))).toString()).toBe(whole);
  });

  test.each(['br', 'gzip', null] as const)('sends the beginning before the page is rendered (%s)', async (encoding) => {
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const body = inParts(start, promise, encoding, unreported);
    await once(body, 'readable');
    expect(body.readableLength).toBeGreaterThan(0);
    resolve(await page);
    expect((await buffer(body)).length).toBeGreaterThan(0);
  });

  test('turns a redirect into a refresh, with its address escaped', async () => {
    const body = await text(inParts(start, rendered('', { location: '/a?b="<&' }), null, unreported));
    expect(body).toBe(`${start}<meta http-equiv="refresh" content="0;url=/a?b=&quot;&lt;&amp;">`);
  });

  test('ends with a sentence if the page cannot be rendered', async () => {
    const problems: unknown[] = [];
    const body = inParts(start, Promise.reject(new Error('broken')), null, (error) => problems.push(error));
    expect(await text(body)).toContain('<main id="content"><h1>Something went wrong</h1>');
    expect(problems.join()).toContain('broken');
  });
});
