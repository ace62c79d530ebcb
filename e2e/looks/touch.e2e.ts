import { expect, open, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = [
  '/',
  '/account/alice',
  '/account/alice?tab=transactions',
  '/block/60',
  '/tokens',
  '/blocks',
  '/transactions',
  '/msigs',
  '/vote',
  '/rex',
  '/chain',
  '/contract?account=eosio',
  '/wallet/transfer',
  '/wallet/resources/refund',
  '/settings',
  '/no-such-page',
];

/** Height in CSS pixels that a finger needs. */
const target = 44;

for (const path of pages) {
  test(`targets of a finger are ${target} pixels tall: ${path}`, async ({ page, devnet }) => {
    await open(page, devnet.url + path);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect.soft(await page.evaluate(smallTargets, target)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

/**
 * Controls that are hit in less than `height` pixels, as they are found. Links within running text, and links that share
 * a cell, an entry or a line with others, are exempt: their line is their height.
 */
function smallTargets(height: number): string[] {
  const inText = (element: Element): boolean =>
    element.closest('p, .row-sentence, .live-sentence, .live-row, pre, [role="note"]') !== null ||
    (element.tagName === 'A' &&
      [element.parentElement, element.closest('td, th, dd, li')].some(
        (place) => place !== null && place.querySelectorAll('a, button').length > 1,
      ));
  const small = new Set<string>();
  for (const element of document.querySelectorAll('a[href], button, summary, select, input, label:has(input)')) {
    if (element.matches('input') && element.closest('label') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || inText(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const middle = box.y + box.height / 2;
    if (box.width < 2 || box.height < 2 || x < 0 || x > innerWidth) continue;
    if (box.height >= height - 0.5) continue;
    const isHit = (y: number): boolean =>
      document.elementFromPoint(x, y)?.closest('a, button, label, summary, select, input') === element;
    let [top, bottom] = [middle, middle];
    while (top > middle - height && isHit(top - 1)) top -= 1;
    while (bottom < middle + height && isHit(bottom + 1)) bottom += 1;
    // A pixel at each end is lost to rounding.
    if (bottom - top < height - 2) {
      small.add(`${element.textContent.trim().slice(0, 20)} ${bottom - top} ${element.outerHTML.slice(0, 160)}`);
    }
  }
  return [...small];
}
