import { expect, open, test } from '../fixtures.ts';

test('the footer shows the age and sources of a page; complete values have no mark', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice`);
  const footer = page.getByRole('contentinfo');
  const updated = footer.getByRole('button', { name: /^Updated .+ · node, index/ });
  await expect(updated.locator('time')).toHaveText(/second|now/);
  await expect(page.locator('main').getByRole('button', { name: /^Source: / })).toHaveCount(0);
  await updated.press('Enter');
  await expect(footer.locator('dt:text-is("Source") + dd').first()).toHaveText(devnet.devnetApi!);
  await expect(footer.locator('dt:text-is("Block") + dd').first()).toHaveText(/^\d+$/);
  await page.keyboard.press('Escape');
  await expect(updated).toHaveAttribute('aria-expanded', 'false');
});

test('a static page opens, and its footer names no sources', async ({ page, devnet }) => {
  const response = await page.goto(`${devnet.url}/wallet/transfer`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('main')).toContainText('Send tokens');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /^Updated/ })).toHaveCount(0);
});
