import { expect, open } from '../fixtures.ts';
import { chains } from './chains.ts';

for (const { name, on } of chains) {
  on.describe(`transactions of the ${name}`, () => {
    on('its actions, block and authorizations', async ({ page, site, expected }) => {
      const { id, block, action, signer } = expected.transaction;
      await open(page, `${site.url}/transaction/${id}`);
      const main = page.locator('main');
      await expect(main).toContainText(id);
      await expect(main).toContainText(action);
      await expect(main.locator(`a[href="/block/${block}"]`).first()).toBeVisible();
      await open(page, `${site.url}/transaction/${id}?tab=authorisation`);
      await expect(main).toContainText(signer);
      await expect(main.locator('a[href^="/key/PUB_"]').first()).toBeVisible();
    });
  });
}
