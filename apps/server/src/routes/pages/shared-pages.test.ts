import type { PageContext } from '@antescope/web-contract/page-context';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { expect, test } from 'vitest';
import { SharedPages } from './shared-pages.ts';

let now = 0;
let rendered: string[] = [];
let status = 200;

const bundle = {
  renderPage: async (url: URL, { nonce, preferences }: PageContext) => {
    rendered.push(url.pathname);
    const html = `<script nonce="${nonce}"></script>${url.href} ${preferences.locale} #${rendered.length}`;
    return { status, headers: {}, html };
  },
} as unknown as WebBundle;

function contextWith(nonce: string, more: Partial<PageContext> = {}): PageContext {
  const preferences = { locale: 'en' };
  return { chain: { key: 'local' }, base: '', chains: [], origin: 'http://a', preferences, nonce, ...more } as never;
}

function start(): SharedPages {
  [now, rendered, status] = [1000, [], 200];
  return new SharedPages(bundle, () => now);
}

const home = new URL('http://a/');

test('visitors of one block share a rendering, each with its own nonce', async () => {
  const pages = start();
  const [first, second] = await Promise.all([
    pages.page(home, contextWith('aaaa'), 7),
    pages.page(home, contextWith('bbbb'), 7),
  ]);
  expect(first!.html).toContain('nonce="aaaa"');
  expect(second!.html).toContain('nonce="bbbb"');
  expect(second!.html).not.toContain('aaaa');
  expect(rendered).toEqual(['/']);
  now += 499;
  expect((await pages.page(home, contextWith('cccc'), 7)).html).toContain('#1');
  now += 1;
  expect((await pages.page(home, contextWith('dddd'), 7)).html).toContain('#2');
});

test('another language, chain, host or query is another page; other pages are never shared', async () => {
  const pages = start();
  const others: [URL, Partial<PageContext>][] = [
    [home, {}],
    [home, { preferences: { locale: 'ar' } as never }],
    [home, { chain: { key: 'wax' } as never }],
    [home, { origin: 'http://b' }],
    [home, { fontCached: true }],
    [new URL('http://a/live'), {}],
    [new URL('http://a/?nodeUrl=http://x'), {}],
    [new URL('http://a/?nodeUrl=http://x'), {}],
    [new URL('http://a/account/alice'), {}],
    [new URL('http://a/account/alice'), {}],
  ];
  for (const [index, [url, more]] of others.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
    await pages.page(url, contextWith(`nonce${index}`, more), 7);
    expect(rendered, `visit ${index}`).toHaveLength(index + 1);
  }
});

test('a new block is a new page', async () => {
  const pages = start();
  for (const head of [7, 8, 9, null]) await pages.page(home, contextWith('aaaa'), head);
  expect(rendered).toHaveLength(4);
});

test('a page that failed is rendered again for the next visitor', async () => {
  const pages = start();
  status = 502;
  expect((await pages.page(home, contextWith('aaaa'), 7)).status).toBe(502);
  status = 200;
  expect(await pages.page(home, contextWith('bbbb'), 7)).toMatchObject({ status: 200 });
  expect(rendered).toHaveLength(2);
});
