import { expect, open, test } from '../fixtures.ts';
import { connect } from './connect.ts';

test('[SHELL-003] the account menu: two saved accounts, switch, log out, remove', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const banner = page.getByRole('banner');
  const menu = banner.locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Connect another' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Private key \(testnets\)/ }).click();
  await dialog.getByLabel('Private key').fill(devnet.keys.carol!);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('carol@active', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(menu.locator('summary')).toContainText('carol');

  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'bob@active', exact: true }).click();
  await expect(menu.locator('summary')).toContainText('bob');

  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(menu.locator('summary')).toHaveText('Account');
  await menu.locator('summary').click();
  await expect(menu.getByRole('button', { name: /@active$/ })).toHaveCount(4);

  await menu.getByRole('button', { name: 'Remove bob@active' }).click();
  await menu.getByRole('button', { name: 'Remove carol@active' }).click();
  await expect(banner.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
});
