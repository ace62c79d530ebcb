import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

test('state changes of a transaction: each row before and after its block, and possible writers', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/live?account=eosio.token&name=transfer`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('main tbody a[data-row-link]').last().click();
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction');
  await mark(page);
  await page
    .getByRole('navigation', { name: 'Transaction sections' })
    .getByRole('link', { name: 'State changes' })
    .click();
  // The sender had a balance before; the receiver may have a new one.
  const row = main.locator('li').filter({ hasText: 'key EOS' });
  await expect(row.filter({ hasText: /balance.*\d+\.\d{4} EOS.*→.*\d+\.\d{4} EOS/ })).not.toHaveCount(0);
  // An inline transfer is grouped with the tables of its parent action.
  await expect(main.locator('h3').filter({ hasText: 'accounts' })).not.toHaveCount(0);
  // The whole block, where nothing is collapsed.
  await main.locator('a[href^="/block/"]').first().click();
  await page.getByRole('navigation', { name: 'Block sections' }).getByRole('link', { name: 'State changes' }).click();
  await expect(main).toContainText('total_unpaid_blocks');
  await expectNoReload(page);
});

test('an account and a table after a block: a URL each, with differences to now', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=past`);
  const main = page.locator('main');
  await mark(page);
  await page.getByLabel('Block or date (UTC)').fill('120');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(main).toContainText('At block');
  await expect(page).toHaveURL(/tab=past&at=120/);
  const liquid = main.locator('dl > div').filter({ hasText: 'Liquid' });
  await expect(liquid).toContainText(/[\d,]+\.\d{4} EOS.*now [\d,]+\.\d{4} EOS/);
  await page.getByLabel('Block or date (UTC)').fill('yesterday');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('Block or date (UTC)')).toHaveAccessibleDescription('Enter a block number or a date');
  await page.getByLabel('Block or date (UTC)').fill('999999999');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(main).toContainText('State of block 999,999,999 is not indexed');
  await expectNoReload(page);

  await open(page, `${devnet.url}/contract?account=eosio.token&table=accounts&scope=alice&at=120`);
  await expect(main).toContainText('At block');
  const then = await main.locator('section tbody td').first().innerText();
  await open(page, `${devnet.url}/contract?account=eosio.token&table=accounts&scope=alice`);
  expect(await main.locator('section tbody td').first().innerText()).not.toBe(then);
});
