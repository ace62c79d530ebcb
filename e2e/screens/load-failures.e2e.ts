import type { Page } from '@playwright/test';
import { expect, hydrated, mark, expectNoReload, open, test } from '../fixtures.ts';

const liveChunk = /\/assets\/live-page-[^/]*\.js$/;

/** Removes a chunk as a newer build does. */
async function missing(page: Page, chunk: RegExp): Promise<void> {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'not here' }));
}

function loads(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(new URL(frame.url()).pathname));
  return seen;
}

async function goLive(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.locator('summary', { hasText: 'Explore' }).click();
  await menu.getByRole('link', { name: 'Live transactions' }).click();
}

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is available, please reload.' });

test('[PERF-001] a page with missing code reloads once, at the requested path', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await mark(page);
  let requests = 0;
  await page.route(liveChunk, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 404, body: 'not here' }) : route.continue();
  });
  await goLive(page);
  await expect(page).toHaveURL(`${devnet.url}/live`);
  // By its text: the previous page has an output too.
  await expect(page.locator('main output').filter({ hasText: /^Running$/ })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await expect(offer(page)).toHaveCount(0);
});

test('[PERF-005] still missing after the reload: the page stays, and a reload is offered', async ({ page, devnet }) => {
  await missing(page, liveChunk);
  await open(page, devnet.url);
  const seen = loads(page);
  await goLive(page);
  await expect(offer(page)).toBeVisible();
  // The server-rendered content stays readable.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live transactions');
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  expect(seen.filter((path) => path === '/live').length).toBeLessThanOrEqual(2);

  await open(page, devnet.url);
  await mark(page);
  await page.unroute(liveChunk);
  // The answer is held back until the skeleton replaces the page.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(liveChunk, async (route) => {
    await released;
    await route.fulfill({ status: 404, body: 'not here' });
  });
  const search = page.locator('main').getByRole('combobox', { name: 'Search' });
  await goLive(page);
  await expect(page.locator('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(search).toBeHidden();
  release();
  await expect(offer(page)).toBeVisible();
  await expect(search).toBeVisible();
  await expectNoReload(page);

  await page.unroute(liveChunk);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await hydrated(page);
  await expect(page).toHaveURL(`${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
});

test('[PERF-002] a missing part of a page does not blank the page', async ({ page, devnet }) => {
  await missing(page, /\/assets\/keyboard-help-[^/]*\.js$/);
  await open(page, devnet.url);
  // The one reload, then the offer.
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('?');
  await loaded;
  await hydrated(page);
  await page.keyboard.press('?');
  await expect(offer(page)).toBeVisible();
  await expect(page.locator('main')).toContainText('Head block');
});
