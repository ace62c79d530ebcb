import { expect, open, prefer, test } from '../fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { livingPages, recordedPages } from './pages.ts';

for (const width of [360, 390]) {
  test(`nothing is wider than a phone of ${width} px, in either reading direction, and nothing moves by itself`, async ({
    page,
    recorded,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const locale of ['en', 'ar']) {
      await prefer(page, recorded, { locale });
      for (const path of recordedPages) {
        await open(page, recorded.url + path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${locale} ${path}`).toBeLessThanOrEqual(width);
        // The page of building blocks shows all of them in one line each, which no page for visitors does.
        if (path !== '/dev/ui')
          expect.soft(await layoutShift(page), `${locale} ${path} moves`).toBeLessThanOrEqual(0.05);
      }
    }
  });
}

test('nothing moves by itself on a wide window', async ({ page, recorded }) => {
  for (const path of recordedPages) {
    await open(page, recorded.url + path);
    expect.soft(await layoutShift(page), `${path} moves`).toBeLessThanOrEqual(0.05);
  }
});

test('a page starts at its top, wherever its tabs are', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of recordedPages.filter((each) => each.includes('/transaction/') || each.includes('tab='))) {
    await open(page, recorded.url + path);
    expect.soft(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

test('nor is what lives', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of livingPages) {
    await open(page, devnet.url + path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, path).toBeLessThanOrEqual(360);
    // What is live flows on the page that is there for it; elsewhere new rows wait to be asked for.
    if (!path.startsWith('/live')) expect.soft(await layoutShift(page), `${path} moves`).toBeLessThanOrEqual(0.05);
  }
});

test('what the dot of the source opens stays in the window, in either reading direction', async ({
  page,
  recorded,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const locale of ['en', 'ar']) {
    await prefer(page, recorded, { locale });
    await open(page, `${recorded.url}/account/alice`);
    const dot = page.locator('main header button:has(> span.rounded-full)');
    await dot.click();
    const box = await page.locator(`[id="${await dot.getAttribute('aria-controls')}"]`).boundingBox();
    expect.soft(box!.x, locale).toBeGreaterThanOrEqual(0);
    expect.soft(box!.x + box!.width, locale).toBeLessThanOrEqual(360);
  }
});

test('[SHELL-010] a phone has search and account above, the main pages below', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, `${recorded.url}/account/alice`);
  const top = page.getByRole('banner');
  await expect(top.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(top.getByRole('button', { name: 'Connect' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main (mobile)' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${recorded.url}/`);
  await bar.locator('summary').click();
  const arabic = bar.getByRole('button', { name: 'العربية' });
  await arabic.scrollIntoViewIfNeeded();
  await expect(arabic).toBeInViewport();
});

test('[SHELL-016] the layout changes at 992 pixels', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, recorded.url);
  const bar = page.getByRole('navigation', { name: 'Main (mobile)' });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(bar).toBeVisible();
});

test('[SHELL-014] a button back to the top appears after 250 pixels', async ({ page, recorded }) => {
  await open(page, recorded.url);
  const button = page.getByRole('button', { name: 'Back to top' });
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await scrollTo(400);
  await expect(button).toBeVisible();
  await scrollTo(249);
  await expect(button).toBeHidden();
  await scrollTo(300);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
