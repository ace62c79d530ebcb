import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { plantSecret } from '../leak-watch.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const valueOf = (page: Page, name: string, label: string) =>
  card(page, name)
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('+ dd code');

test('[KEYS-001] [KEYS-004] keys are generated, checked as a pair, and derived from an Ethereum key', async ({
  page,
  recorded,
}) => {
  const sent: string[] = [];
  await open(page, `${recorded.url}/wallet/utilities/keys`);
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  const generate = card(page, 'Generate a key pair');
  await expect(generate.getByRole('button', { name: 'Generate' })).toBeDisabled();
  await generate.getByRole('checkbox').check();
  await generate.getByRole('button', { name: 'Generate' }).click();
  await expect(valueOf(page, 'Generate a key pair', 'WIF')).toHaveText(/^5/);
  const publicKey = await valueOf(page, 'Generate a key pair', 'Legacy public key').innerText();
  const privateKey = await valueOf(page, 'Generate a key pair', 'Private key').innerText();
  expect(publicKey).toMatch(/^EOS/);
  expect(privateKey).toMatch(/^PVT_K1_/);

  await plantSecret(page, privateKey);
  const check = card(page, 'Check a key pair');
  const verdict = check.getByRole('status');
  for (const [typed, secret, text] of [
    [publicKey, privateKey, 'Valid Key Pair'],
    [`${publicKey}x`, privateKey, 'Invalid Public Key'],
    ['EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV', privateKey, 'Invalid Public Key'],
    [publicKey, `${privateKey}x`, 'Invalid Private Key'],
  ] as const) {
    await check.getByLabel('Public key').fill(typed);
    await check.getByLabel('Private key').fill(secret);
    await expect(verdict).toHaveCount(0);
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(verdict).toHaveText(text);
  }

  const ethereum = card(page, 'Ethereum fallback');
  await expect(ethereum).toContainText('0.3%');
  await ethereum.getByLabel('Ethereum private key').fill('0x12');
  await ethereum.getByRole('button', { name: 'Show EOS keys' }).click();
  await expect(ethereum.getByRole('alert')).toHaveText('Invalid Ethereum Private Key');
  // The published example of web3.js.
  const known = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
  await ethereum.getByLabel('Ethereum private key').fill(known);
  await ethereum.getByRole('button', { name: 'Show EOS keys' }).click();
  await expect(valueOf(page, 'Ethereum fallback', 'Ethereum address')).toHaveText(
    '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
  );
  await expect(valueOf(page, 'Ethereum fallback', 'Legacy public key')).toHaveText(/^EOS/);

  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const secret of [privateKey, known.slice(2)]) {
    expect(sent.join(' ')).not.toContain(secret);
    expect(storage).not.toContain(secret);
    expect(page.url()).not.toContain(secret);
  }
});

test('[KEYS-006] a key of any format is converted to the others', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/wallet/utilities/format-keys`);
  const field = page.getByLabel('Public or private key');
  const convert = async (key: string) => {
    await field.fill(key);
    await field.press('Enter');
  };
  await convert('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV');
  await expect(valueOf(page, 'Convert a key', 'Public key')).toHaveText(
    'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
  );
  await expect(valueOf(page, 'Convert a key', 'WIF')).toHaveCount(0);
  // The key of every EOSIO developer.
  await plantSecret(page, '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3');
  await convert('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3');
  await expect(valueOf(page, 'Convert a key', 'Legacy public key')).toHaveText(
    'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  );
  const modern = await valueOf(page, 'Convert a key', 'Private key').innerText();
  await convert(modern);
  await expect(valueOf(page, 'Convert a key', 'WIF')).toHaveText('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3');
  await convert('EOS6MRy');
  await expect(page.locator('main').getByRole('alert')).toHaveText('Invalid Public Key');
  await page.goto(`${recorded.url}/wallet/utilities/keys`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys');
});
