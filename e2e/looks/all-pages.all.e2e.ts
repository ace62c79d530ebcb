import { expect, open, test } from '../fixtures.ts';
import { expectGoodLooks, holdsStill } from './page-looks.ts';
import { livePages, publicPages, recordedPages } from './pages.ts';

for (const path of recordedPages) {
  test(`accessible, no overflow and no layout shift, recorded chain: ${path}`, ({ page, recorded }) =>
    expectGoodLooks(page, recorded, path, { phone: ['en', 'ar'], still: true }));
}

for (const path of publicPages) {
  test(`accessible, unreachable nodes: ${path}`, ({ page, family }) =>
    expectGoodLooks(page, family, path, { phone: [], still: false }));
}

for (const path of livePages) {
  test(`accessible, no overflow and no layout shift, live chain: ${path}`, ({ page, devnet }) =>
    expectGoodLooks(page, devnet, path, { phone: ['en'], still: holdsStill(path) }));
}

test('every page with tabs starts at its top', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of recordedPages.filter((each) => each.includes('/transaction/') || each.includes('tab='))) {
    await open(page, recorded.url + path);
    expect.soft(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});
