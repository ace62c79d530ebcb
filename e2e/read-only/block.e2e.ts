import { expect, open } from '../fixtures.ts';
import { chains } from './chains.ts';

for (const { name, on } of chains) {
  on.describe(`blocks of the ${name}`, () => {
    on('a block by number and by id: its producer and its transactions', async ({ page, site, expected }) => {
      const { number, id, producer, transactions } = expected.block;
      for (const address of [number, id]) {
        await open(page, `${site.url}/block/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Block ${number}`);
        const main = page.locator('main');
        await expect(main).toContainText(id);
        await expect(main.getByRole('link', { name: producer }).first()).toBeVisible();
        for (const transaction of transactions) {
          await expect(main.locator(`a[href^="/transaction/${transaction}"]`).first()).toBeVisible();
        }
      }
    });

    on('a future block', async ({ page, site }) => {
      const answer = await page.goto(`${site.url}/block/4000000000`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('main')).toContainText('Block Not Found');
    });
  });
}
