import type { Page } from '@playwright/test';
import { expect, hydrated, mark, expectNoReload, open, test } from '../fixtures.ts';

const liveChunk = /\/assets\/live-page-[^/]*\.js$/;

/** Takes a chunk away as a newer build does. */
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
  await menu.locator('summary[aria-label="More"]').click();
  await menu.getByRole('link', { name: 'Live transactions' }).click();
}

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is available, please reload.' });

test('[PERF-001] a page whose code is gone is loaded anew once, at the path that was asked for', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  await mark(page);
  let asked = 0;
  await page.route(liveChunk, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: 'not here' }) : route.continue();
  });
  await goLive(page);
  await expect(page).toHaveURL(`${devnet.url}/live`);
  // By its text: until the page has loaded, the previous one has an output too.
  await expect(page.locator('main output').filter({ hasText: /^Running$/ })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await expect(offer(page)).toHaveCount(0);
});

test('[PERF-005] still gone after that: the page stays, and a reload is offered', async ({ page, devnet }) => {
  await missing(page, liveChunk);
  await open(page, devnet.url);
  const seen = loads(page);
  await goLive(page);
  await expect(offer(page)).toBeVisible();
  // What the server wrote can be read all the same.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live transactions');
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  expect(seen.filter((path) => path === '/live').length).toBeLessThanOrEqual(2);

  await open(page, devnet.url);
  await mark(page);
  await goLive(page);
  await expect(offer(page)).toBeVisible();
  await expect(page.locator('main').getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expectNoReload(page);

  await page.unroute(liveChunk);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(`${devnet.url}/live`);
  await hydrated(page);
  await expect(page.locator('main output')).toHaveText('Running');
});

test('[PERF-002] a part of a page that is gone is no blank page', async ({ page, devnet }) => {
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
