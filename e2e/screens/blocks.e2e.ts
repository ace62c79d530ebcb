import { expect, open, test } from '../fixtures.ts';

test('blocks: newest first, paged by URL down to the genesis block', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await page.locator('section').filter({ hasText: 'Latest blocks' }).getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Blocks' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  const numbers = async () =>
    (await rows.locator('td:first-child a').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  const first = await numbers();
  expect(first).toEqual(Array.from({ length: 50 }, (_, index) => first[0]! - index));
  await page.getByRole('link', { name: 'Older' }).click();
  await expect.poll(async () => (await numbers())[0]).toBe(first.at(-1)! - 1);

  await page.getByRole('textbox', { name: 'Before block' }).fill('4');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(rows).toHaveCount(3);
  expect(await numbers()).toEqual([3, 2, 1]);
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
  await rows.last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/block\/1$/);
});
