import { expect, open, test } from '../fixtures.ts';
import { connect, enterKey, expectIncluded, fillTransfer, signAndSend } from './connect.ts';

test('[SHELL-003] the account menu: two saved accounts, switch, log out, remove', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const banner = page.getByRole('banner');
  const menu = banner.locator('details:has([data-account-menu])');
  await expect(menu.locator('summary')).toHaveText(/^bob ?[\d,]+\.\d{4} EOS$/);
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Connect another' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Private key \(testnets\)/ }).click();
  await enterKey(dialog, devnet.keys.carol!);
  await dialog.getByLabel('carol@active', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(menu.locator('summary')).toContainText('carol');

  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'bob@active', exact: true }).click();
  await expect(menu.locator('summary')).toContainText('bob');

  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(menu.locator('summary')).toHaveText('Connect');
  await menu.locator('summary').click();
  await expect(menu.getByRole('button', { name: /@active$/ })).toHaveCount(4);

  await menu.getByRole('button', { name: 'Remove bob@active' }).click();
  await menu.getByRole('button', { name: 'Remove carol@active' }).click();
  await expect(banner.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
});

test('the account button: liquid balance, read again after an act; copy and account page', async ({ page, devnet }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  const button = menu.locator('summary');
  await expect(button).toContainText('EOS');
  const before = await button.innerText();
  await fillTransfer(page, { to: 'bob', amount: '0.0003', token: 'eosio.token EOS' });
  await signAndSend(page);
  await expectIncluded(page);
  await expect(button).not.toHaveText(before);
  await button.click();
  await menu.getByRole('button', { name: 'Copy name' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('carol');
  await menu.getByRole('link', { name: 'View account' }).click();
  await expect(page).toHaveURL(`${devnet.url}/account/carol`);
});

test('the account menu says when the balance cannot be read, and reads it again', async ({ page, devnet }) => {
  await page.route('**/api/v1/accounts/bob', (route) => route.fulfill({ status: 502, json: {} }));
  await open(page, `${devnet.url}/block/12`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await expect(menu.locator('summary')).toHaveText('bob');
  await menu.locator('summary').click();
  await expect(menu).toContainText('Could not read the balance');
  await page.unroute('**/api/v1/accounts/bob');
  await menu.getByRole('button', { name: 'Retry' }).click();
  await expect(menu.locator('summary')).toContainText('EOS');
});
