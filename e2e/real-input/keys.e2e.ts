import { devWebAuthnKey } from '@antescope/devnet/story/keys';
import { expect, open, test } from '../fixtures.ts';

const legacy = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const current = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

test('[KEY-001] [NAV-014] accounts and permissions of a key, in both formats', async ({ page, recorded }) => {
  for (const key of [legacy, current]) {
    await open(page, `${recorded.url}/key/${key}`);
    const main = page.locator('main');
    await expect(main).toContainText(legacy);
    await expect(main).toContainText(current);
    await expect(main).toContainText('secp256k1');
    const alice = main.getByRole('row', { name: /^alice alice/ }).filter({ hasText: '@active' });
    await expect(alice).toContainText('1/1');
    await expect(alice).toContainText('Full control');
  }
});

test('[KEY-005] a page for each spelling of a key, with its formats', async ({ page, recorded }) => {
  const r1 = 'PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf';
  const webAuthn = devWebAuthnKey('antescope', 'webauthnacct', 'antescope.example');
  const checksum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const lowerCase = checksum.toLowerCase();
  for (const [text, ...shown] of [
    [legacy, legacy, current],
    [current, legacy, current],
    [legacy.replace('EOS', 'FIO'), legacy, current],
    [r1, r1, 'secp256r1'],
    [webAuthn, webAuthn, 'WebAuthn'],
    [checksum, checksum, lowerCase, 'permissions contain public keys'],
    [lowerCase, checksum, lowerCase, 'permissions contain public keys'],
  ] as const) {
    await open(page, `${recorded.url}/key/${text}`);
    for (const format of shown) await expect(page.locator('main'), text).toContainText(format);
  }
  const mistyped = await page.request.get(`${recorded.url}/key/${checksum.replace('5aA', '5AA')}`);
  expect(mistyped.status()).toBe(404);
});

test('a key of many permissions comes in pages of 50', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/key/${current}`);
  const main = page.locator('main');
  const row = (permission: string) => main.getByRole('row').filter({ hasText: permission });
  const next = main.getByRole('link', { name: 'Next page' });
  await expect(main.getByRole('heading', { name: 'Permissions' })).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(51);
  await expect(row('everestbp111@owner')).toBeHidden();
  await next.click();
  await expect(row('everestbp111@owner')).toBeVisible();
  await next.click();
  await expect(row('timelocked11@active')).toContainText('2/3');
  await next.click();
  await expect(main.getByRole('row')).toHaveCount(16);
  await expect(next).toBeHidden();
  await main.getByRole('link', { name: 'First page' }).click();
  await expect(row('alice@active').first()).toBeVisible();
});

test('keys of the other curves', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/key/PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf`);
  await expect(page.locator('main')).toContainText('secp256r1');
  await expect(page.getByRole('row').filter({ hasText: 'r1keyaccount@active' })).toBeVisible();
});

test('[KEY-002] a key of no account', async ({ page, devnet }) => {
  const key = 'PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf';
  const answer = await page.goto(`${devnet.url}/key/${key}`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('No accounts found with key');
  const twin = await page.request.get(`${devnet.url}/key/${key}?format=json`);
  expect(await twin.json()).toMatchObject({ error: { message: 'No keys found' } });
});

test('an invalid key', async ({ page, recorded }) => {
  const answer = await page.goto(`${recorded.url}/key/${legacy.slice(0, -1)}X`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText(`${legacy.slice(0, -1)}X is not a public key`);
});
