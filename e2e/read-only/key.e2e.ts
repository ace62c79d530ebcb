import { expect, open } from '../fixtures.ts';
import { chains } from './chains.ts';

for (const { name, on } of chains) {
  on.describe(`keys of the ${name}`, () => {
    on('the accounts of a key', async ({ page, site, expected }) => {
      const { text, holder, power } = expected.key;
      await open(page, `${site.url}/key/${text}`);
      const row = page.getByRole('row').filter({ hasText: holder }).first();
      await expect(row).toContainText(power);
    });
  });
}
