import { expect, open } from '../fixtures.ts';
import { chains } from './chains.ts';

for (const { name, on } of chains) {
  on.describe(`accounts of the ${name}`, () => {
    on('balances are the chain’s, to the last digit', async ({ page, site, expected }) => {
      await open(page, `${site.url}/account/${expected.account.name}`);
      for (const amount of expected.account.amounts) await expect(page.locator('main')).toContainText(amount);
    });

    on('a permission with its threshold, members and linked actions', async ({ page, site, expected }) => {
      const { account, name: permission, threshold, members, linked } = expected.permission;
      await open(page, `${site.url}/account/${account}?tab=permissions`);
      const shown = page.locator('main li').filter({ hasText: permission }).last();
      await expect(shown).toContainText(`Threshold ${threshold}`);
      for (const text of [...members, ...linked]) await expect(shown).toContainText(text);
    });

    on('a name without an account is not found', async ({ page, site, expected }) => {
      const answer = await page.goto(`${site.url}/account/${expected.missingAccount}`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('main')).toContainText(expected.missingAccount);
    });
  });
}
