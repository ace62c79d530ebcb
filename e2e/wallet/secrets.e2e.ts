import { expect, open, test } from '../fixtures.ts';
import { offerKey } from './connect.ts';

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
