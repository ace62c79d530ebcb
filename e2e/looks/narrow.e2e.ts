import { expect, open, prefer, test } from '../fixtures.ts';
import { expectLayoutShift } from './layout-shift.ts';

test('a page starts at its top, wherever its tabs are', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const transaction = '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7';
  for (const path of ['/account/alice?tab=rex', '/account/alice?tab=transactions', `${transaction}?tab=raw`]) {
    await open(page, recorded.url + path);
    expect.soft(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

test('no layout shift while a document arrives slowly', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const session = await page.context().newCDPSession(page);
  const throughput = 20_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  for (const path of ['/msig/bob/oldcouncil', '/msig/carol/ready']) {
    await page.goto(devnet.url + path);
    await expectLayoutShift(page, 0.05, path);
  }
});

test('the source popover stays in the window, in both reading directions', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const locale of ['en', 'ar']) {
    await prefer(page, recorded, { locale });
    await open(page, `${recorded.url}/account/alice`);
    const button = page.getByRole('contentinfo').locator('button[aria-expanded]');
    await button.click();
    const box = await page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).boundingBox();
    expect.soft(box!.x, locale).toBeGreaterThanOrEqual(0);
    expect.soft(box!.x + box!.width, locale).toBeLessThanOrEqual(360);
  }
});

test('[SHELL-010] a phone has search and account at the top, the main pages at the bottom', async ({
  page,
  recorded,
}) => {
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

test('[SHELL-016] the layout of an account changes at 450 and 1200 pixels', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open(page, `${recorded.url}/account/alice`);
  const parts = page
    .locator('main .grid')
    .filter({ has: page.getByRole('heading', { name: 'Latest actions' }) })
    .last();
  await expect(parts).toHaveCSS('grid-template-columns', /^\S+ \S+$/);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(parts).toHaveCSS('grid-template-columns', /^\S+$/);
  const balances = page.locator('main dl').filter({ hasText: 'Self-staked' }).first();
  await page.setViewportSize({ width: 450, height: 800 });
  await expect(balances).toHaveCSS('display', 'flex');
  await page.setViewportSize({ width: 449, height: 800 });
  await expect(balances).toHaveCSS('display', 'grid');
});

test('[SHELL-016] facts of a contract have columns from 768 pixels on', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, `${devnet.url}/contract?account=eosio.token`);
  const facts = page.locator('main dl').first();
  await expect(facts).toHaveCSS('grid-template-columns', /^\S+ \S+$/);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(facts).toHaveCSS('grid-template-columns', /^\S+$/);
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
