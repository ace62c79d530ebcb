import { requestFromUri } from '@antescope/codec/signing-request/uri';
import { expect, open, test } from '../fixtures.ts';
import { fillTransfer, review } from './connect.ts';

test('an account is watched without its keys: its transfer is simulated and exported, and never signed', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Watch only/ }).click();
  await dialog.getByLabel('Account and permission').fill('nosuchacct12');
  await dialog.getByRole('button', { name: 'Watch the account' }).click();
  await expect(dialog.getByText('There is no such account or permission.')).toBeVisible();
  await dialog.getByLabel('Account and permission').fill('carol');
  await dialog.getByRole('button', { name: 'Watch the account' }).click();
  await expect(dialog).toBeHidden();

  await fillTransfer(page, { to: 'zoe', amount: '0.0041', token: 'eosio.token EOS', memo: 'watched' });
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page)).toContainText('Prepared for carol@active, which is watched only');
  await expect(page.getByRole('button', { name: /Sign/ })).toHaveCount(0);

  const outputs = page.getByRole('region', { name: 'Use elsewhere' });
  await outputs.locator('summary', { hasText: 'Signing request (ESR)' }).click();
  await expect(outputs.getByRole('img', { name: 'Signing request as a QR code' })).toBeVisible();
  const uri = (await outputs.getByLabel('Signing request (ESR)', { exact: true }).textContent())!;
  const [kind, action] = requestFromUri(uri).req;
  expect([kind, action]).toMatchObject(['action', { account: 'eosio.token', name: 'transfer' }]);
  await outputs.locator('summary', { hasText: 'Command for cleos' }).click();
  await expect(outputs.getByLabel('Command for cleos', { exact: true })).toContainText("cleos push transaction '");
  await outputs.locator('summary', { hasText: 'Transaction as JSON' }).click();
  await expect(outputs.getByLabel('Transaction as JSON', { exact: true })).toContainText('"memo": "watched"');
  await outputs.locator('summary', { hasText: 'Packed transaction (hex)' }).click();
  await expect(outputs.getByLabel('Packed transaction (hex)', { exact: true })).toHaveText(/^[0-9a-f]+$/);
});
