import { expect, open, test } from '../fixtures.ts';

test('[NAV-001] [HOME-001] [HOME-005] home: current producer, top 21 and standby producers', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  const producers = page.getByRole('table').filter({ hasText: 'Votes' });
  await expect(producers.getByRole('row').filter({ hasText: 'Producing' })).toHaveCount(1);
  await expect(producers.getByRole('row').filter({ hasText: 'Top 21' })).toHaveCount(20);
  await expect(producers.getByRole('row').filter({ hasText: 'Standby' }).first()).toBeVisible();
  // The list marks the producer of the head block at the same time.
  await expect(async () => {
    const [fact, row] = await page.evaluate(() => [
      document.querySelectorAll('dl dd')[1]?.textContent,
      [...document.querySelectorAll('tr')].find((each) => each.textContent.includes('Producing'))?.textContent,
    ]);
    expect(row).toContain(fact);
  }).toPass();
});

test('facts update with new blocks, without a reload', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const facts = page.locator('dl[aria-label="Chain info"]');
  const head = async () => Number((await facts.getByRole('link').first().innerText()).replaceAll(',', ''));
  const first = await head();
  expect(first).toBeGreaterThan(1);
  await expect.poll(head).toBeGreaterThan(first + 2);
  await expect(facts).toContainText(/LIB[\d,]+ \(−\d+\)/);
  await expect(facts).toContainText(/RAM[\d.]+ EOS per KB/);
});

test('new actions are counted, so that nothing moves', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const newest = page
    .getByRole('table', { name: 'Live transactions' })
    .locator('tbody a[href^="/transaction/"]')
    .first();
  const first = (await newest.getAttribute('href'))!;
  const waiting = page.getByRole('button', { name: /^Show \d+ new transactions?$/ });
  await expect(waiting).toBeVisible();
  await expect(newest).toHaveAttribute('href', first);
  await waiting.click();
  await expect(newest).not.toHaveAttribute('href', first);
});

test('the price of RAM is computed on input', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const amount = page.getByLabel('Amount');
  const cost = page.locator('[aria-live=polite]', { hasText: /EOS|–/ }).first();
  await amount.fill('1024');
  await page.getByLabel('Unit').selectOption('bytes');
  const ofBytes = await cost.innerText();
  expect(ofBytes).toMatch(/^[\d.]+\sEOS$/);
  await page.getByLabel('Unit').selectOption('kib');
  await amount.fill('1');
  await expect(cost).toHaveText(ofBytes);
  await amount.fill('99999999999999');
  await expect(page.locator('main')).toContainText('Not enough RAM available');
  await amount.fill('ten');
  await expect(page.locator('main')).toContainText('Enter a whole number');
});

test('[HOME-004] figures of a running chain: head and actions grow, accounts are counted', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const figures = page.locator('main dl[aria-label="Chain figures"]');
  const figure = (name: string) => figures.locator('div', { hasText: name }).locator('dd').first();
  await expect(figure('Accounts')).toHaveText(/^\d{2,}$/);
  await expect(figure('Total actions')).toHaveText(/^[\d,]{4,}$/);
  await expect(figure('Supply')).toContainText('EOS');
  // Balance of eosio.stake: more than the stakes of two accounts, less than the supply.
  await expect(figure('Staked')).toHaveText(/^2\d\d,\d{3},\d{3}\.\d{4} EOS$/);
  // By the producers' latest quotes, without configuration.
  await expect(figure('Price')).toHaveText(/^\$0\.7\d\d$/);
  const head = page.locator('main dl[aria-label="Chain info"] a').first();
  const before = await head.innerText();
  await expect(head).not.toHaveText(before);
});
