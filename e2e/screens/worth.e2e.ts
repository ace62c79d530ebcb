import { json, type JsonService, startJsonService } from '../../fixtures/json-service.ts';
import { expect, expectNoReload, mark, open, siteOptions, test as base } from '../fixtures.ts';
import { type Antescope, startAntescope } from '../../test-kit/start-antescope.ts';
import { type RecordedNode, startRecordedNode } from '../../fixtures/recorded-node.ts';

interface Priced {
  site: Antescope;
  service: JsonService;
}

const test = base.extend<object, { priced: Priced }>({
  priced: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const node: RecordedNode = await startRecordedNode();
      const service = await startJsonService({
        '/ticker': json(0.5),
        '/forex': json({ USD: 1, EUR: 0.9, JPY: 150 }),
      });
      const prices = { feeds: [{ type: 'backend', url: service.url }], forex: `${service.url}/forex` };
      const site = await startAntescope(['--node', node.url], { chains: { local: { prices } } });
      await use({ site, service });
      await site.stop();
      await Promise.all([node.close(), service.close()]);
    },
    siteOptions,
  ],
});

test('[PRICE-003] values are shown next to amounts, in the chosen currency, without a reload', async ({
  page,
  priced: { site, service },
}) => {
  await open(page, `${site.url}/account/alice`);
  await mark(page);
  const main = page.locator('main');
  await expect(main).toContainText('≈ $22,497,487.72');
  await page.getByRole('banner').locator('summary[aria-label="Settings"]').click();
  for (const [code, worth] of [
    ['EUR', '≈ €20,247,738.95'],
    ['JPY', '≈ ¥3,374,623,158'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: code, exact: true }).click();
    await expect(main).toContainText(worth);
  }
  await expectNoReload(page);
  // Rates and price are cached across pages; the price is requested again after a minute.
  const paths = service.requests.map(({ path }) => path);
  expect(paths.filter((path) => path === '/forex')).toHaveLength(1);
  expect(paths.filter((path) => path === '/ticker').length).toBeLessThan(3);
});

test('[ACCT-014] tokens with amount, contract and value, and the total value', async ({ page, priced: { site } }) => {
  await open(page, `${site.url}/account/alice?tab=tokens`);
  const table = page.getByRole('table', { name: 'Tokens' });
  await expect(table.getByRole('columnheader', { name: 'USD' })).toBeVisible();
  const core = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'eosio.token', exact: true }) });
  await expect(core).toContainText(/EOS.*eosio\.token.*[\d,]+\.\d{4} EOS≈ \$[\d,]+\.\d\d/);
  const worth = /≈ \$[\d,]+\.\d\d/.exec(await core.innerText())![0];
  await expect(page.locator('main')).toContainText(`Total ${worth}`);
});

test('[SHELL-004] EUR chosen: values have the euro sign on every page, with source and day of the rate', async ({
  page,
  devnet: site,
}) => {
  await open(page, `${site.url}/`);
  const main = page.locator('main');
  await expect(main).toContainText('$0.');
  await mark(page);
  await page.getByRole('banner').locator('summary[aria-label="Settings"]').click();
  await page.getByRole('banner').getByRole('button', { name: 'EUR', exact: true }).click();
  await expect(main).toContainText('EUR exchange rate: European Central Bank, ');
  await expectNoReload(page);
  for (const path of ['/', '/account/alice', '/account/alice?tab=tokens', '/tokens', '/tokens/EOS']) {
    await open(page, `${site.url}${path}`);
    await expect(main, path).toContainText(/€\d/);
    await expect(main, path).toContainText('European Central Bank');
    // Charts keep the currency of the feed: past exchange rates are not known.
    await expect(main.getByText(/\$\d/).and(page.locator(':not(figure *)')), path).toHaveCount(0);
  }
  for (const code of ['BTC', 'SAR', 'XPR']) {
    await page.getByRole('banner').locator('summary[aria-label="Settings"]').click();
    await page.getByRole('banner').getByRole('button', { name: code, exact: true }).click();
    await expect(main).toContainText(new RegExp(String.raw`\d ${code}`));
    await page.keyboard.press('Escape');
  }
});

test('a currency without a rate leaves values in US dollars and says so', async ({ page, priced: { site } }) => {
  const { url } = site;
  await page
    .context()
    .addCookies([
      { name: 'antescope', value: encodeURIComponent(JSON.stringify({ currency: 'GBP', locale: null })), url },
    ]);
  await open(page, `${url}/account/alice?tab=tokens`);
  const main = page.locator('main');
  await expect(main).toContainText('No exchange rate for GBP. Values are in US dollars.');
  await expect(main).toContainText('≈ $2,497,487.22');
  await expect(page.getByRole('table', { name: 'Tokens' }).getByRole('columnheader', { name: 'USD' })).toBeVisible();
});
