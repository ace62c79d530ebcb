import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

test('what a transaction changed: each row before and after its block, and who may have written it', async ({
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
  // Whoever paid had a balance before; for whoever was paid it may be the first.
  const row = main.locator('li').filter({ hasText: 'key EOS' });
  await expect(row.filter({ hasText: /balance.*\d+\.\d{4} EOS.*→.*\d+\.\d{4} EOS/ })).not.toHaveCount(0);
  // A transfer that another action sent stands among the tables which that one wrote.
  await expect(main.locator('h3').filter({ hasText: 'accounts' })).not.toHaveCount(0);
  // The same of the whole block, where nothing is folded.
  await main.locator('a[href^="/block/"]').first().click();
  await page.getByRole('navigation', { name: 'Block sections' }).getByRole('link', { name: 'State changes' }).click();
  await expect(main).toContainText('total_unpaid_blocks');
  await expectNoReload(page);
});

test('an account and a table as a block left them: an address each, with what is different now', async ({
  page,
  devnet,
}) => {
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
  await expect(main).toContainText('The state of block 999,999,999 is not indexed');
  await expectNoReload(page);

  await open(page, `${devnet.url}/contract?account=eosio.token&table=accounts&scope=alice&at=120`);
  await expect(main).toContainText('At block');
  const then = await main.locator('section tbody td').first().innerText();
  await open(page, `${devnet.url}/contract?account=eosio.token&table=accounts&scope=alice`);
  expect(await main.locator('section tbody td').first().innerText()).not.toBe(then);
});
