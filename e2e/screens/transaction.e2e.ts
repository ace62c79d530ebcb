import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

test('[NAV-015] [TX-010] tabs of a transaction: actions, authorizations with keys, cost, and raw data', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/live?account=eosio.token&name=transfer`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('main tbody a[data-row-link]').last().click();
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction');
  await mark(page);
  await expect(main).toContainText('eosio.token::transfer');
  // The data of a top-level action is open.
  await expect(main.locator('details').first()).toContainText('Authorization');
  await expect(main.locator('details').first()).toContainText('Global sequence');

  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Transaction sections' }).getByRole('link', { name });
  await tab('Signatures').click();
  await expect(main.locator('a[href^="/key/PUB_"]').first()).toBeVisible();
  await expect(main).toContainText('@active');
  await tab('Resources').click();
  await expect(main).toContainText('Reference block');
  await expect(main).toContainText(/\d+ µs/);
  await tab('Raw').click();
  const raw = JSON.parse(await main.locator('pre').innerText()) as { id: string };
  expect(page.url()).toContain(raw.id);
  await main.locator('summary[aria-label="Copy as"]').click();
  const copied = (name: string) => main.getByRole('button', { name, exact: true });
  // The transaction has one action or several; the transfer may be an inline action of one.
  await expect(copied('cleos')).toHaveAttribute(
    'data-copy',
    /^cleos -u 'http.*' push (action '[a-z1-5.]+' '[a-z1-5.]+'|transaction '{"actions":\[{"account":")/,
  );
  await expect(copied('curl')).toHaveAttribute(
    'data-copy',
    `curl -sS '${devnet.url}/transaction/${raw.id}?format=json'`,
  );
  await expect(copied('TypeScript')).toHaveAttribute('data-copy', /session\.transact/);
  await expect(copied('JSON')).toHaveAttribute('data-copy', /"actions"/);
  await expectNoReload(page);
});
