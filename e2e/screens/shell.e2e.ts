import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

test('[SHELL-002] the logo opens home, without a reload', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  await mark(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${recorded.url}/`);
  await expect(page.locator('main').getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expectNoReload(page);
});

test('[SHELL-005] a star adds an account, a block and a transaction to the menu until it is removed', async ({
  page,
  recorded,
}) => {
  const id = '626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7';
  const star = page.locator('main').getByRole('button', { name: 'Favorite' });
  for (const path of ['/account/alice', '/block/60', `/transaction/${id}`]) {
    await open(page, recorded.url + path);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, recorded.url);
  const menu = page.getByRole('banner').locator('summary[aria-label="Favorites"]');
  await menu.click();
  const entries = page.getByRole('banner').locator('details[open] a');
  await expect(entries).toHaveCount(3);
  await entries.filter({ hasText: 'alice' }).click();
  await expect(page).toHaveURL(`${recorded.url}/account/alice`);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await menu.click();
  await expect(entries).toHaveCount(2);
});

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[SHELL-018] dates are in the local time zone, or in UTC if chosen', async ({ page, recorded }) => {
    await open(page, `${recorded.url}/block/60`);
    const time = page.locator('main dl time');
    await expect(time).toContainText('Nov-21-2026, 12:00:03 PM');
    await page.getByRole('banner').locator('summary[aria-label="Settings"]').click();
    await page.getByRole('banner').getByLabel('Show times in UTC').check();
    await expect(time).toContainText('Nov-21-2026, 03:00:03 AM UTC');
    await page.goto(`${recorded.url}/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7`);
    for (const text of await page.locator('main dl time').allInnerTexts()) expect(text).toContain('UTC');
  });
});

test('[SHELL-012] [SHELL-013] the footer: wallets, copyright, version, terms and privacy', async ({
  page,
  recorded,
}) => {
  await open(page, recorded.url);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026 Antescope');
  await expect(footer).toContainText('27.12.1');
  await expect(footer.getByRole('link', { name: 'Wallet', exact: true })).toHaveAttribute('href', '/wallet/transfer');
  await expect(footer.getByRole('link', { name: 'Supported wallets' })).toHaveAttribute('href', '/wallets');
  await expect(footer.getByRole('link', { name: 'API', exact: true })).toHaveAttribute('href', '/api');
  await expect(footer.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
  await footer.locator('summary').click();
  await expect(footer.getByRole('list', { name: 'Language' }).getByRole('button')).toHaveCount(5);
  await footer.locator('summary').click();
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms-and-conditions');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
});

test('[SHELL-017] a toast closes by itself after five seconds', async ({ page, recorded }) => {
  await page.clock.install();
  await open(page, `${recorded.url}/block/60`);
  // Only the steps below move the clock.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('PVT_K1_nonsense');
  await page.keyboard.press('Enter');
  const toast = page.locator('output', { hasText: 'Invalid Private Key' });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('[SHELL-006] accounts, tokens, contracts, blocks, transactions, proposals and keys have a star', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/account/alice`);
  const linked = async (folder: string) =>
    (await page.locator(`main a[href^="/${folder}/"]`).first().getAttribute('href'))!;
  const [transaction, key] = [await linked('transaction'), await linked('key')];
  const starred: [string, string, RegExp | string][] = [
    ['account', '/account/alice', '/account/alice'],
    ['token', '/tokens/EOS-local-eosio.token', '/tokens/EOS-eosio.token'],
    ['contract', '/contract?account=eosio.msig', /\/contract\?.*account=eosio\.msig/],
    ['block', '/block/60', '/block/60'],
    ['transaction', transaction, transaction],
    ['proposal', '/msig/carol/ready', '/msig/carol/ready'],
    ['key', key, key],
  ];
  for (const [, path] of starred) {
    await open(page, devnet.url + path);
    const star = page.locator('main').getByRole('button', { name: 'Favorite' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  for (const [type, , address] of starred) {
    await page.getByRole('banner').locator('summary[aria-label="Favorites"]').click();
    const entries = page.getByRole('banner').locator('details[open] a');
    await expect(entries).toHaveCount(starred.length);
    await entries.filter({ has: page.getByText(type, { exact: true }) }).click();
    await expect(page).toHaveURL(typeof address === 'string' ? devnet.url + address : address);
    await expect(page.locator('main').getByRole('button', { name: 'Favorite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
});

test('[CFG-002] settings persist; other state is gone after a reload', async ({ page, recorded }) => {
  await open(page, recorded.url);
  const search = page.locator('main').getByRole('combobox', { name: 'Search' });
  await search.fill('alice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${recorded.url}/account/alice`);
  await page.getByRole('banner').locator('summary[aria-label="Settings"]').click();
  await page.getByRole('banner').getByRole('button', { name: 'Dark' }).click();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual([]);
  // Except the cached font.
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== 'antescope-font')).toEqual(['antescope']);
  await open(page, recorded.url);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await search.focus();
  await expect(page.getByRole('option').first()).toHaveText('b1');
});

test('a slow page shows a skeleton; another tab of the same page keeps its content', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/alice`);
  let go = (): void => {};
  const held = new Promise<void>((done) => (go = done));
  await page.route(/format=json/, async (route) => {
    await held;
    await route.continue();
  });
  const main = page.locator('main');
  await page.getByRole('link', { name: 'Resource Breakdown' }).click();
  await expect(page).toHaveURL(/tab=resources/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('alice');
  await page.getByRole('banner').locator('summary', { hasText: 'Governance' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Producers', exact: true }).click();
  await expect(main.locator('output')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producers');
  await expect(main.locator('output')).toHaveCount(0);
});
