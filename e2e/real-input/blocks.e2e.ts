import { expect, open, test } from '../fixtures.ts';

test('[BLOCK-001] a block: number, producer, content and adjacent blocks', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block 60');
  const main = page.locator('main');
  await expect(main).toContainText('0000003c9487fdf3cf3b2d53b4c77a9bb5de52a1aa306b8201a338607bb5460f');
  await expect(main).toContainText('Nov-21-2026, 03:00:03 AM');
  await expect(main.getByRole('link', { name: 'pacificbp111' })).toBeVisible();
  await expect(main.locator('dl').filter({ hasText: 'Schedule version1' })).toBeVisible();
  await expect(main).toContainText('7 transactions');
  await expect(main).toContainText('18 actions');
  await expect(main.getByRole('img', { name: 'Irreversible' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Previous block' })).toHaveAttribute('href', '/block/59');
  await expect(main.getByRole('link', { name: 'Next block' })).toHaveAttribute('href', '/block/61');
});

test('delayed and failed transactions are marked in their blocks', async ({ page, recorded }) => {
  const row = (id: string) => page.getByRole('row').filter({ has: page.locator(`a[href^="/transaction/${id}"]`) });
  await open(page, `${recorded.url}/block/60`);
  await expect(row('f0ad85b9d74ec9e2c6bd50ec35b95845546a426464ba6c0468fa5915c09b8fa6')).toContainText('Delayed');
  await open(page, `${recorded.url}/block/64`);
  await expect(row('d30aec8c422436310f2e8f9a582cb05ea1fbe8629706c0e7a36aec341f981979')).toContainText(
    'Failed (error handler executed)',
  );
  await open(page, `${recorded.url}/block/65`);
  const failed = row('e51289857215a609a7e27f87d1cbdd92b5da3779c096b5f9db3a288a58fa5cbf');
  await expect(failed).toContainText('Failed');
  // No history has it: the link contains its block.
  await failed.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction');
  await expect(page.locator('main')).toContainText('Failed');
});

test('a block that changes the producers lists the new schedule', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/24`);
  await expect(page.locator('main')).toContainText('New schedule');
  await expect(page.locator('main dl').getByRole('link', { name: 'umbrabp11111' }).first()).toBeVisible();
});

test('[BLOCK-002] a block that does not exist', async ({ page, recorded }) => {
  const answer = await page.goto(`${recorded.url}/block/99999999`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('Block Not Found');
  await expect(page.locator('main')).toContainText('Cannot find Block # or hash');
});
