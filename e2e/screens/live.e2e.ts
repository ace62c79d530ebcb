import type { Page } from '@playwright/test';
import { control } from '../devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import type { Antescope } from '../start-antescope.ts';

const rows = (page: Page) => page.locator('main tbody tr');

/** Links to transactions, newest first. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('main tbody a[href^="/transaction/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
}

interface LiveTwin {
  data: { rows: { data: { transactionId: string }[] } };
}

/** How many of the newest actions of the chain are not the given one or older. */
async function newerThan(site: Antescope, transaction: string): Promise<number> {
  const twin = (await (await fetch(`${site.url}/live?format=json`)).json()) as LiveTwin;
  const at = twin.data.rows.data.findIndex((row) => transaction.endsWith(row.transactionId));
  return at === -1 ? twin.data.rows.data.length : at;
}

test('[LIVE-001] [LIVE-002] actions come by themselves; a pause holds them until it is over', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  const before = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(before[0]);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('main output')).toHaveText('Paused');
  const paused = await shown(page);
  await expect.poll(() => newerThan(devnet, paused[0]!)).toBeGreaterThan(4);
  expect(await shown(page)).toEqual(paused);

  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('main output')).toHaveText('Running');
  await expect.poll(async () => (await shown(page)).indexOf(paused[0]!)).toBeGreaterThan(0);
});

test('[NAV-002] [LIVE-003] the address filters by contract and action', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live?account=tethertether&name=transfer`);
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('tethertether');
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('transfer');
  await expect(rows(page).first()).toContainText('USDT');
  const first = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(first[0]);
  await expect(rows(page).filter({ hasNotText: 'USDT' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(`${devnet.url}/live`);
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('');
});

test('a fork takes its actions back and says so', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  const before = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(before[0]);
  await control(devnet, 'fork', { depth: 2 });
  await expect(page.getByRole('note')).toContainText('A fork: blocks after');
  const after = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(after[0]);
});
