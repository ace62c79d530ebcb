import { expect, open, test } from '../fixtures.ts';

test('[NAV-038] the base path of the wallet leads to the transfer', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/transfer`);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
});

test('[NAV-042] RAM is bought and sold on two views', async ({ page, devnet }) => {
  for (const [view, tab] of [
    ['buy', /Buy/],
    ['sell', /Sell/],
  ] as const) {
    await open(page, `${devnet.url}/wallet/ram/${view}`);
    await expect(page.getByLabel('Bytes', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: tab, exact: false }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});
