import type { Page } from '@playwright/test';
import { expect, hydrated, mark, expectNoReload, open, test } from '../fixtures.ts';
import { connect, expectIncluded, fillTransfer, signAndSend } from '../wallet/connect.ts';

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

const helpChunk = /\/assets\/keyboard-help-[^/]*\.js$/;
const offlineOffer = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' });
const help = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Keyboard' });

/** A part that loads on a key; the key goes to the page, not into a field. */
async function pressHelp(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('?');
}

const transfer = { to: 'zoe', amount: '0.0003', token: 'eosio.token EOS', memo: 'kept' };

test('offline, a missing part is loaded again on request; the key and the filled form stay', async ({
  page,
  context,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, transfer);
  await mark(page);
  await context.setOffline(true);
  await pressHelp(page);
  await expect(offlineOffer(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await offlineOffer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(offlineOffer(page)).toBeVisible();
  await context.setOffline(false);
  await offlineOffer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(help(page)).toBeVisible();
  await expect(offlineOffer(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectNoReload(page);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('zoe');
  await expect(page.getByLabel('Memo', { exact: true })).toHaveValue('kept');
  // The key signs without being entered again.
  await signAndSend(page);
  await expectIncluded(page);
});

test('a server that does not answer is no new version: the next page loads on request', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await mark(page);
  const unreachable = /\/assets\/live-page-|\/favicon\.svg/;
  await page.route(unreachable, (route) => route.abort('connectionrefused'));
  await goLive(page);
  await expect(offlineOffer(page)).toBeVisible();
  await page.unroute(unreachable);
  await offlineOffer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('main output').filter({ hasText: /^Running$/ })).toBeVisible();
  await expect(page).toHaveURL(`${devnet.url}/live`);
  await expectNoReload(page);
});

test('with a newer build, a filled form and a key in memory are not reloaded without a click', async ({
  page,
  devnet,
}) => {
  await missing(page, helpChunk);
  await open(page, `${devnet.url}/wallet/transfer`);
  await mark(page);
  await page.getByLabel('To', { exact: true }).fill('zoe');
  await pressHelp(page);
  const loss = "Reloading discards your input and the keys in this tab's memory.";
  await expect(offer(page)).toContainText(loss);
  await expectNoReload(page);

  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await mark(page);
  // Another page has no input yet; the key would be lost all the same.
  await missing(page, liveChunk);
  await goLive(page);
  await expect(offer(page)).toContainText(loss);
  await expectNoReload(page);
  const loaded = page.waitForEvent('load');
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await loaded;
});
