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
  expect(await top()).toBe(0);
  const creator = rows.first().getByRole('link').nth(1);
  const name = (await creator.innerText()).trim();
  await creator.click();
  await expect(page).toHaveURL(new RegExp(`/account/${name}$`));
});
