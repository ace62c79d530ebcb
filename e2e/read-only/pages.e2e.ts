import { expect, open } from '../fixtures.ts';
import { chains } from './chains.ts';

for (const { name, on } of chains) {
  on(`further pages of the ${name} open with what they are about`, async ({ page, site, expected }) => {
    for (const [address, text] of expected.pages) {
      await open(page, site.url + address);
      await expect(page.locator('main'), address).toContainText(text);
    }
  });
}
