import { expect, open, test } from '../fixtures.ts';
import { formsOf } from '../leak-watch.ts';
import type { Page } from '@playwright/test';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, fillTransfer, offerKey, review, signAndSend, unlock } from './connect.ts';
import { outgoingOf, serverLog } from './outgoing.ts';

const seed = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const wif = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';

for (const [name, secret] of [
  ['a pasted seed phrase', seed],
  // Its first word alone is a name prefix like any other, and is looked up as one.
  ['a typed seed phrase after its first word', seed],
  ['an extended key', `xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6`],
  ['a private key with spaces', `${wif.slice(0, 20)} ${wif.slice(20)}`],
  ['the beginning of a private key', wif.slice(0, 8).toLowerCase()],
] as const) {
  test(`${name} in the search reaches no request and no URL`, async ({ page, devnet }) => {
    await open(page, devnet.url);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    const box = page.locator('main').getByRole('combobox', { name: 'Search' });
    if (name.includes('pasted')) await box.fill(secret);
    else await box.pressSequentially(secret);
    if (secret.length > 20) {
      await box.press('Enter');
      // A valid key opens the page of its public key, where the field is another one.
      await expect(page.getByRole('combobox', { name: 'Search' }).first()).toHaveValue('');
    }
    const part = secret.split(/\s/)[name.includes('after its first') ? 1 : 0]!.slice(0, 8).toLowerCase();
    expect(page.url().toLowerCase()).not.toContain(part);
    expect(requests.filter((request) => decodeURIComponent(request).toLowerCase().includes(part))).toEqual([]);
  });
}

test('a key is not stored with a short passphrase', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await offerKey(page, devnet.keys.carol!);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase').fill('short');
  await dialog.getByRole('button', { name: /^Connect as/ }).click();
  await expect(dialog).toContainText('A passphrase needs at least 8 characters.');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('antescope-local-key:');
});

/** Built, signed without network and shown as a code, as on a device that keeps the key. */
async function signExactly(page: Page, site: Antescope, passphrase: string): Promise<void> {
  await open(page, `${site.url}/wallet/sign`);
  const data = { from: 'carol', to: 'zoe', quantity: '0.0001 EOS', memo: 'no secrets' };
  const authorization = [{ actor: 'carol', permission: 'active' }];
  const input = page.getByRole('textbox', { name: 'Transaction', exact: true });
  await input.fill(JSON.stringify({ actions: [{ account: 'eosio.token', name: 'transfer', authorization, data }] }));
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await input.fill((await page.getByLabel('Built transaction (hex)', { exact: true }).textContent())!);
  await page.getByRole('button', { name: 'Sign as carol@active' }).click();
  await unlock(page, passphrase);
  await expect(page.getByRole('img', { name: 'Signature as a QR code' })).toBeVisible();
}

test('a key and its passphrase reach no request, message, console, address, storage or log of the server', async ({
  page,
  devnet,
}) => {
  const passphrase = 'correct horse battery staple';
  const secrets = [...formsOf(devnet.keys.carol!), passphrase];
  const logs = serverLog();
  const outgoing = outgoingOf(page);

  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active', passphrase);
  await fillTransfer(page, { to: 'zoe', amount: '0.0001', token: 'eosio.token EOS' });
  await signAndSend(page);
  await expectIncluded(page);
  // Stored, but encrypted.
  await open(page, `${devnet.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'zoe', amount: '0.0002', token: 'eosio.token EOS' });
  await signAndSend(page);
  await unlock(page, 'not the passphrase');
  await expect(page.getByRole('dialog', { name: 'Unlock' })).toContainText('Wrong passphrase.');
  await unlock(page, passphrase);
  await expectIncluded(page);
  await signExactly(page, devnet, passphrase);
  await expect(review(page)).toBeVisible();

  const revealed = [...outgoing.texts, await outgoing.stored(), ...logs.texts, await page.content()]
    .join('\n')
    .toLowerCase();
  expect(revealed).toContain('send_transaction');
  expect(revealed).toContain('antescope-local-key:');
  for (const secret of secrets) expect(revealed).not.toContain(secret.toLowerCase());
  logs.stop();
});
