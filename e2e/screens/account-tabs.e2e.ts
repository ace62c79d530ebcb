import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

const tabs = [
  ['Account', '', 'Latest actions'],
  ['Account Transactions', 'transactions', 'sent'],
  ['Tokens', 'tokens', 'eosio.token'],
  ['Permissions', 'permissions', 'Threshold'],
  ['Resource Breakdown', 'resources', 'Delegated bandwidth'],
  ['Votes and Proxy', 'votes', 'Votes for'],
  ['Smart Contract', 'contract', 'alice has no contract'],
  ['Controlled Accounts', 'controlled', 'daotreasury1'],
] as const;

test('[ACCT-001] the eight tabs can be switched without a reload', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice`);
  await mark(page);
  const bar = page.getByRole('navigation', { name: 'Account pages' });
  for (const [label, tab, content] of [...tabs.slice(1), tabs[0]]) {
    await bar.locator(`[data-tab="${tab || 'account'}"]`).click();
    await expect(page).toHaveURL(`${devnet.url}/account/alice${tab === '' ? '' : `?tab=${tab}`}`);
    await expect(page.locator('main')).toContainText(content);
    // The previous tab stays while the next one loads.
    await expect(bar.locator('[aria-current=page]')).toHaveCount(1);
    await expect(bar.locator('[aria-current=page]')).toContainText(label);
  }
  await expectNoReload(page);
});

test('tabs and their counts stay in place when switching', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice`);
  const bar = page.getByRole('navigation', { name: 'Account pages' });
  const tab = (id: string) => bar.locator(`[data-tab="${id}"]`);
  await expect(tab('tokens')).toHaveText(/Tokens ?\d+/);
  const before = await tab('votes').boundingBox();
  await tab('votes').click();
  await expect(tab('votes')).toHaveAttribute('aria-current', 'page');
  await expect(tab('tokens')).toHaveText(/Tokens ?\d+/);
  expect((await tab('votes').boundingBox())?.x).toBe(before?.x);
});

test('[ACCT-001] each tab opens by URL, with its content in the HTML', async ({ browser, devnet }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  for (const [, tab, content] of tabs) {
    await page.goto(`${devnet.url}/account/alice${tab === '' ? '' : `?tab=${tab}`}`);
    await expect(page.locator('main')).toContainText(content);
  }
  await context.close();
});

test('[ACCT-002] name, creator, date of creation, permissions, and created and controlled accounts', async ({
  page,
  devnet,
}) => {
  const head = page.locator('main header').first();
  // The page does not wait for a history that is slow to name the creator.
  await expect(async () => {
    await open(page, `${devnet.url}/account/alice`);
    await expect(head).toContainText(/Created .*\d{4}.*by eosio/, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('alice');
  const permissions = page.locator('details', { has: page.getByRole('heading', { name: 'Permissions' }) });
  await expect(permissions.locator('summary')).toContainText('owner, active');
  await open(page, `${devnet.url}/account/alice?tab=controlled`);
  const controlled = page.getByRole('table', { name: 'Controlled accounts' });
  await expect(controlled.getByRole('link', { name: /^daotreasury1\s*@active/ })).toBeVisible();
  await open(page, `${devnet.url}/account/eosio?tab=controlled`);
  const created = page.getByRole('table', { name: 'Created accounts' }).getByRole('row');
  expect(await created.count()).toBeGreaterThan(10);
});

test('[STAKE-010] stakes and refunds of an account, without a login', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=resources`);
  const rows = page.getByRole('table', { name: 'Delegated bandwidth' }).getByRole('row');
  // Accounts that alice created later may be listed first.
  await expect(rows.filter({ has: page.getByRole('link', { name: 'alice', exact: true }) })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
});

test('[STAKE-009] an account that stakes nothing', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/eosio?tab=resources`);
  await expect(page.locator('main')).toContainText('No stakes found.');
});

test('[ACCT-011] an account that votes through a proxy', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/carol?tab=votes`);
  await expect(page.locator('main')).toContainText(/Proxy|Votes for/);
  await expect(page.locator('main')).toContainText('Staked');
});

test('[ACCT-013] accounts controlled through a permission of the account', async ({ page, devnet }) => {
  const { controlled_accounts: controlled } = (await callNode(devnet, '/v1/history/get_controlled_accounts', {
    controlling_account: 'alice',
  })) as { controlled_accounts: string[] };
  expect(controlled.length).toBeGreaterThan(1);
  await open(page, `${devnet.url}/account/alice?tab=controlled`);
  const table = page.getByRole('table', { name: 'Controlled accounts' });
  for (const account of controlled)
    await expect(
      table.getByRole('link', { name: new RegExp(`^${RegExp.escape(account)}\\s*@`) }).first(),
      account,
    ).toBeVisible();
});

test('[ACCT-020] filters are not kept when opening another account', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=transactions&contract=eosio.token&action=transfer`);
  await mark(page);
  await page.getByRole('combobox', { name: 'Search' }).first().fill('bob');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/account/bob`);
  await page.getByRole('navigation', { name: 'Account pages' }).locator('[data-tab="transactions"]').click();
  await expect(page.getByLabel('Contract', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('');
  await expectNoReload(page);
});
