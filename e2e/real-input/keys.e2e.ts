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
    await expect(main.getByRole('row').filter({ hasText: 'timelocked11@active' })).toContainText('2/3');
  }
});

test('keys of the other curves', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/key/PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf`);
  await expect(page.locator('main')).toContainText('secp256r1');
  await expect(page.getByRole('row').filter({ hasText: 'r1keyaccount@active' })).toBeVisible();
});

test('an invalid key', async ({ page, recorded }) => {
  const answer = await page.goto(`${recorded.url}/key/${legacy.slice(0, -1)}X`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText(`${legacy.slice(0, -1)}X is not a public key`);
});
