import { expect, hydrated, open, prefer, test } from '../fixtures.ts';

test('[I18N-003] [I18N-004] Arabic: chosen in the menu, persistent, with a mirrored layout', async ({
  page,
  recorded,
}) => {
  await open(page, `${recorded.url}/account/alice`);
  // The nearer edge of the window and the logo's distance from it. The other distance depends on the width of the logo's
  // text, and so on the font.
  const nearerEdge = () =>
    page.evaluate(() => {
      const { left, right } = document.querySelector('header a')!.getBoundingClientRect();
      const toRight = document.documentElement.getBoundingClientRect().right - right;
      return left < toRight ? { edge: 'left', distance: left } : { edge: 'right', distance: toRight };
    });
  const { edge, distance } = await nearerEdge();
  expect(edge).toBe('left');
  await page.getByRole('banner').locator('summary[aria-label="Settings"]').click();
  await page.getByRole('banner').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await hydrated(page);
  await expect.poll(nearerEdge).toEqual({ edge: 'right', distance: expect.closeTo(distance, 0) });
  await page.goto(`${recorded.url}/block/60`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the first HTML is Arabic for a browser that prefers it', async ({ request, recorded }) => {
  const html = await (await request.get(recorded.url, { headers: { 'accept-language': 'ar-EG,ar;q=0.9' } })).text();
  expect(html).toMatch(/<html[^>]* lang="ar"/);
  expect(html).toMatch(/<html[^>]* dir="rtl"/);
});

/** Words of all languages: product name, units, symbols, keys, chains. */
const shared = /^(?:[A-Z]+|Antescope|PowerUp|Local node|ms|Ctrl|English)$/;

test('no English text in the shell and in labels of pages', async ({ page, recorded }) => {
  await prefer(page, recorded, { locale: 'ar' });
  const paths = [
    '/',
    '/account/alice',
    '/account/alice?tab=transactions',
    '/block/60',
    '/live',
    '/no-such-page',
    '/search',
  ];
  for (const path of paths) {
    await open(page, recorded.url + path);
    const found = await page.evaluate(() => {
      // Data stays untranslated: identifiers, numbers, quotes, and messages of nodes.
      const foreign = '.ident, .name, .figure, bdi, time, code, pre, svg, [role=alert] li, [dir=ltr], body [lang]';
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement!;
        // Addresses, and names that a sentence isolates from its direction.
        const address = /https?:\S+|\u2066[^\u2069]*\u2069/g;
        if (parent.closest('script, style, noscript') === null && parent.closest(foreign) === null)
          texts.push(node.nodeValue!.replace(address, ''));
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
        if (element.closest(foreign) !== null) continue;
        for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
      }
      return texts;
    });
    const english = found
      .flatMap((text) => text.match(/[A-Za-z]{2,}(?: [A-Za-z]{2,})*/g) ?? [])
      .filter((text) => !shared.test(text));
    expect.soft([...new Set(english)], path).toEqual([]);
  }
});
