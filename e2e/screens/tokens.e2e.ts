import { expect, expectNoReload, mark, open, prefer, test } from '../fixtures.ts';

test('[NAV-025] [TOKEN-001] the list of tokens, searched and sorted by URL', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/tokens`);
  const rows = page.getByRole('table', { name: 'Tokens' }).locator('tbody tr');
  await expect(rows.first()).toContainText('EOS');
  await expect(rows.first()).toContainText('eosio.token');
  await expect(rows.filter({ hasText: 'Impersonator' })).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search tokens' }).fill('tether');
  await page.getByRole('search', { name: 'Search tokens' }).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/tokens\?.*q=tether/);
  // The token, and a similarly named one of another contract.
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Tether USD' })).toHaveCount(1);
});

test('[NAV-026] [TOKEN-010] a token’s page: supply, issuer, holders, transfers', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/tokens`);
  await mark(page);
  await page.getByRole('table', { name: 'Tokens' }).getByRole('link', { name: 'EOS', exact: true }).first().click();
  await expect(page).toHaveURL(`${devnet.url}/tokens/EOS-local-eosio.token`);
  const main = page.locator('main');
  await expect(main).toContainText('Issuer');
  await expect(main).toContainText('2,100,000,000.0000 EOS');
  await expect(page.getByRole('table', { name: 'Top holders' }).locator('tbody tr')).toHaveCount(10);
  await expect(main).toContainText('sent');
  await expectNoReload(page);
});

test('[TOKEN-010] price and market value of the core token over a week', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/tokens/EOS-local-eosio.token`);
  const main = page.locator('main');
  await expect(main.getByRole('table', { name: 'Price, last 7 days' }).locator('tbody tr')).not.toHaveCount(0);
  const caps = main.getByRole('table', { name: 'Market cap, last 7 days' }).locator('tbody tr');
  // About a billion tokens at about 77 cents, in millions.
  await expect(caps.last()).toContainText(/\$7\d\d(?:\.\d+)?M$/);
});

test('with several tokens per contract, each page shows its own transfers', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/tokens/MEME-local-memetoken111`);
  const rows = page.getByRole('table', { name: 'Recent transfers' }).locator('tbody tr');
  await expect(rows.first()).toContainText('MEME');
  await expect(rows.filter({ hasNotText: 'MEME' })).toHaveCount(0);
  await open(page, `${devnet.url}/tokens/EOS-local-memetoken111`);
  await expect(page.getByRole('note')).toContainText('Fake / impersonator');
});

test('[NAV-030] [TOKEN-004] the largest holders, up to a hundred, with the age of each account', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/topholders`);
  const rows = page.getByRole('table', { name: 'Top holders' }).locator('tbody tr');
  const count = await rows.count();
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThanOrEqual(100);
  await expect(rows.first()).toContainText(/^1/);
  await expect(rows.first()).toContainText(/\d{4}, \d\d:\d\d:\d\d/);
  const owned = await rows.evaluateAll((list) =>
    list.map((row) => BigInt((row.children[3]!.textContent ?? '').replaceAll(/\D/g, ''))),
  );
  expect(owned).toEqual(owned.toSorted((a, b) => (a < b ? 1 : -1)));
});

test('a token that does not exist, once, with the tokens of its symbol', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/tokens/EOS-local-bob`);
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token not found');
  await expect(main.getByText('EOS-local-bob', { exact: true })).toHaveCount(1);
  await main.getByRole('link', { name: 'Tokens with the symbol EOS' }).click();
  await expect(page.getByRole('table', { name: 'Tokens' })).toContainText('eosio.token');
});

test('the page of a token has its transfers of each day', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/tokens/EOS-local-eosio.token`);
  await expect(page.getByRole('group', { name: 'Transfers per day' })).toBeVisible();
  const days = page.getByRole('table', { name: 'Transfers per day' }).getByRole('row');
  await expect(days.last()).toHaveText(/^\d{4}-\d\d-\d\d[\d,]+$/);
});

test('the digits of amounts line up in a right-to-left table', async ({ page, devnet }) => {
  await prefer(page, devnet, { locale: 'ar' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${devnet.url}/account/alice?tab=tokens`);
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll('main table')[0]!.querySelectorAll('tbody td:nth-child(3)')].map((cell) => {
      const content = document.createRange();
      content.selectNodeContents(cell);
      const { right, width } = content.getBoundingClientRect();
      return { right: Math.round(right), width: Math.round(width) };
    }),
  );
  // The widths differ, so that the other edges do not line up.
  expect(new Set(ends.map(({ width }) => width)).size).toBeGreaterThan(1);
  expect(new Set(ends.map(({ right }) => right)).size).toBe(1);
});
