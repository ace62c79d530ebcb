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
