import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';

test('transactions: newest first with their first action, paged by URL', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/transactions`);
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
  await expect(rows).toHaveCount(25);
  const blocks = async () =>
    (await rows.locator('a[href^="/block/"]').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  const first = await blocks();
  expect(first).toEqual(first.toSorted((a, b) => b - a));
  await page.getByRole('link', { name: 'Older', exact: true }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect.poll(async () => (await blocks())[0]).toBeLessThanOrEqual(first.at(-1)!);
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/\/transactions$/);
  // The first page has no such link: its rows have replaced the older ones.
  await expect(page.getByRole('link', { name: 'Newest' })).toHaveCount(0);
  await rows.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/transaction\/[0-9a-f]{64}/);
});

test('accounts: newest first with their creators, paged by URL', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/accounts`);
  const rows = page.getByRole('table', { name: 'Accounts', exact: true }).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  const older = page.getByRole('link', { name: 'Older', exact: true });
  await older.scrollIntoViewIfNeeded();
  const table = page.getByRole('table', { name: 'Accounts', exact: true });
  const top = () => table.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  expect(await top()).toBeLessThan(0);
  await older.click();
  await expect(page).toHaveURL(/cursor=/);
  // The first page has no such link: its rows have been replaced.
  await expect(page.getByRole('link', { name: 'Newest' })).toBeAttached();
  // The next page is read from its start.
  await expect.poll(top).toBe(0);
  const creator = rows.first().getByRole('link').nth(1);
  const name = (await creator.innerText()).trim();
  await creator.click();
  await expect(page).toHaveURL(new RegExp(`/account/${name}$`));
});

/** Lines of the file that the page saves, and its name. */
async function savedFile(page: Page): Promise<{ name: string; lines: string[] }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await started;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.endsWith('\r\n')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

test('lists are saved as CSV: holders, producers, tokens, rows of a table', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/topholders`);
  const holders = await savedFile(page);
  expect(holders.name).toBe('holders-EOS-eosio.token.csv');
  expect(holders.lines[0]).toBe('rank,account,balance,symbol,share,created');
  expect(holders.lines[1]).toMatch(/^1,eosio,\d+\.\d{4},EOS,\d+\.\d{4},20/);
  expect(holders.lines).toHaveLength(1 + (await page.locator('main tbody tr').count()));

  await open(page, `${devnet.url}/vote`);
  const producers = await savedFile(page);
  expect(producers.lines[0]).toBe('rank,account,votes,share,rewards_per_day,symbol,location,url');
  expect(producers.lines[1]).toMatch(/^1,[a-z1-5.]+,\d+\.\d{4},\d+\.\d\d,\d+\.\d{4},EOS,\d+,/);
  // The folded ones, too.
  expect(producers.lines.length).toBeGreaterThan(1 + (await page.locator('main tbody tr').count()));

  await open(page, `${devnet.url}/tokens?spam=1`);
  const tokens = await savedFile(page);
  expect(tokens.lines).toHaveLength(1 + (await page.locator('main tbody tr').count()));
  expect(tokens.lines.find((line) => line.startsWith('USDT,tethertethar,'))).toMatch(/,true,(true|false)$/);

  await open(page, `${devnet.url}/contract?account=eosio&table=voters&limit=5`);
  const rows = await savedFile(page);
  expect(rows.name).toBe('eosio-voters-eosio.csv');
  expect(rows.lines).toHaveLength(6);
  expect(rows.lines[0]).toMatch(/^owner,proxy,producers,/);
});
