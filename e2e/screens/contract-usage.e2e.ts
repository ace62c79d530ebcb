import { expect, open, test } from '../fixtures.ts';

test('the contract of an account has its calls: how many, of whom, and on which days', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/eosio.token?tab=contract`);
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: 'Calls per day' })).toBeVisible();
  const days = main.getByRole('table', { name: 'Calls per day' }).getByRole('row');
  await expect(days.nth(1)).toBeAttached();
  const callers = main.getByRole('region', { name: 'Top callers' }).getByRole('listitem');
  await expect(callers.first().getByRole('meter')).toBeVisible();
  const actions = main.getByRole('region', { name: 'Actions' }).getByRole('listitem');
  await expect(actions.first()).toContainText(/^transfer from, to, quantity, memo[\d,]+$/);
});

test('the calls of a contract have ranges, each with its own counts and callers', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/eosio.token?tab=contract`);
  const main = page.getByRole('main');
  const ranges = main.getByRole('navigation', { name: 'Range' });
  const days = main.getByRole('table', { name: 'Calls per day' }).locator('tbody tr');
  const calls = async () => Number((await fact('Calls').innerText()).replaceAll(',', ''));
  const fact = (name: string) => main.locator('dl div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  await expect(ranges.getByRole('link')).toHaveText(['7D', '30D', '1Y']);
  await expect(ranges.getByRole('link', { name: '30D' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => days.count()).toBeGreaterThan(7);
  const ofMonth = await calls();
  await ranges.getByRole('link', { name: '7D' }).click();
  await expect(page).toHaveURL(`${devnet.url}/account/eosio.token?tab=contract&range=week`);
  await expect(days).toHaveCount(7);
  expect(await calls()).toBeLessThan(ofMonth);
  const since = `Calls since ${await days.first().getByRole('rowheader').innerText()}`;
  for (const name of ['Top callers', 'Actions']) await expect(main.getByRole('region', { name })).toContainText(since);
  await expect(ranges.getByRole('link', { name: '7D' })).toHaveAttribute('aria-current', 'page');
});
