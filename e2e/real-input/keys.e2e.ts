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
