import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

const transfers = { tab: 'Tables', account: 'eosio.token', table: 'accounts', scope: 'alice' };
const rowAddress = `/contract?${new URLSearchParams({ ...transfers, row: '5459781' })}`;

test('the history of a table row: all states, changes and transactions, paged', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract?${new URLSearchParams(transfers)}`);
  const main = page.locator('main');
  await mark(page);
  await main.getByRole('link', { name: 'Row history' }).first().click();
  await expect(page).toHaveURL(/row=5459781/);
  await expect(page.getByRole('heading', { name: 'Row history: accounts' })).toBeVisible();
  const steps = main.getByRole('list', { name: 'the row history' }).locator('> li');
  await expect(steps.first()).toContainText(
    /changed.*balance.*\d+\.\d{4} EOS.*→.*\d+\.\d{4} EOS.*[+−][\d,]+\.\d{4} EOS/,
  );
  await expect(steps.first()).toContainText('RAM payer');
  await expect(main).toContainText(/Blocks 1 to [\d,]+ are indexed/);
  // Each state is the previous value of the next one.
  const fields = await steps.locator('dd').allInnerTexts();
  const amounts = fields.map((text) => text.match(/[\d,]+\.\d{4} EOS/g)!.slice(0, 2));
  for (const [at, [before]] of amounts.slice(0, -1).entries()) expect(amounts[at + 1]!.at(-1)).toBe(before);
  const newest = await steps.first().locator('a[href*="/block/"]').first().getAttribute('href');
  await main.getByRole('link', { name: 'Older', exact: true }).click();
  await expect(page).toHaveURL(/below=\d+/);
  await expect(steps.first().locator('a[href*="/block/"]').first()).not.toHaveAttribute('href', newest!);
  const joins = await steps.first().locator('dd').first().innerText();
  expect(joins.match(/[\d,]+\.\d{4} EOS/g)![1]).toBe(amounts.at(-1)![0]);
  await main.getByRole('link', { name: 'Newest', exact: true }).click();
  await expect(page).not.toHaveURL(/below=/);
  await main.getByRole('link', { name: 'All rows' }).click();
  await expect(main.getByRole('link', { name: 'Row history' }).first()).toBeVisible();
  await expectNoReload(page);
});

test('the first state of a row is new; unknown rows and invalid keys are reported', async ({ page, devnet }) => {
  await open(page, `${devnet.url}${rowAddress}&below=100`);
  const main = page.locator('main');
  const steps = main.getByRole('list', { name: 'the row history' }).locator('> li');
  await expect(steps.last()).toContainText('new');
  await open(page, `${devnet.url}${rowAddress.replace('5459781', 'ZZZ')}`);
  await expect(main).toContainText('This row never existed');
  await open(page, `${devnet.url}${rowAddress.replace('5459781', '99999999999999999999')}`);
  await expect(main).toContainText("'99999999999999999999' is not a primary key");
});

test('permissions and contracts over time, a single permission, and the history of a balance', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/account/alice?tab=permissions`);
  const main = page.locator('main');
  await mark(page);
  await main.getByRole('link', { name: 'History' }).first().click();
  await expect(page).toHaveURL(/tab=past&view=permissions&permission=owner/);
  const steps = main.getByRole('list', { name: 'the history of alice@owner' }).locator('> li');
  await expect(steps.last()).toContainText(/alice@owner.*new/);
  await expect(steps.last()).toContainText(/threshold.*1/);
  await expect(
    steps
      .last()
      .getByRole('link', { name: /^EOS|^PUB_/ })
      .first(),
  ).toBeVisible();
  await main.getByRole('navigation', { name: 'Over time' }).getByRole('link', { name: 'Permissions' }).click();
  await expect(main.getByRole('list', { name: 'the permission history of alice' })).toContainText('active');
  await main.getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { name: 'Row history: userres' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'the row history' })).toContainText('ram_bytes');
  await open(page, `${devnet.url}/account/eosio.token?tab=past&view=contract`);
  await expect(main.getByRole('list', { name: /contract history of eosio.token/ })).not.toContainText('removed');
  await expect(
    main
      .getByRole('list', { name: /contract history of eosio.token/ })
      .locator('> li')
      .last(),
  ).toContainText('new');
  await open(page, `${devnet.url}/account/alice?tab=tokens`);
  await main.getByRole('table').first().getByRole('link', { name: 'History' }).first().click();
  await expect(main.getByRole('list', { name: 'the row history' })).toContainText('balance');
});
