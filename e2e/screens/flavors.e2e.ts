import type { Page } from '@playwright/test';
import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { callNode } from '../../test-kit/devnet-control.ts';
import { violations } from '../looks/axe.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from '../wallet/connect.ts';

/** The product as started by `npm start -- --flavor KEY`, with a stopped chain. */
const startFlavor = (flavor: string): Promise<Antescope> => startAntescope(['--flavor', flavor, '--generator=off']);

/** One of each flavor, started in parallel. */
const test = base.extend<object, { kinds: { wax: Antescope; telos: Antescope } }>({
  kinds: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const [wax, telos] = await Promise.all([startFlavor('wax'), startFlavor('telos')]);
      await use({ wax, telos });
      await Promise.all([wax.stop(), telos.stop()]);
    },
    siteOptions,
  ],
});

/** Rows of a table of the system contract, from the node. */
async function tableOf<Row>(site: Antescope, table: string, scope: string, from?: string): Promise<{ rows: Row[] }> {
  const bounds = from === undefined ? {} : { lower_bound: from, upper_bound: from };
  const query = { code: 'eosio', table, scope, json: true, ...bounds };
  return (await callNode(site, '/v1/chain/get_table_rows', query)) as { rows: Row[] };
}

const main = (page: Page) => page.locator('main');
/** Entry of a menu of the top bar, which is opened. */
const entry = async (page: Page, group: string, path: string) => {
  await page.locator('header summary', { hasText: group }).click();
  const menu = page.locator('header details[open]');
  await expect(menu.getByRole('link').first()).toBeVisible();
  return menu.locator(`a[href="${path}"]`);
};

test('a WAX devnet has eight decimals, votes that decay in a quarter, and no REX', async ({ page, kinds: { wax } }) => {
  await open(page, wax.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Local WAX');
  await expect(main(page)).toContainText(/[\d,]{13}\.\d{8} WAX/);
  await expect(await entry(page, 'Governance', '/vote')).toBeVisible();
  await expect(await entry(page, 'Resources', '/rex')).toHaveCount(0);
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${wax.url}/account/alice`);
  await expect(main(page)).toContainText(/[\d,]{10}\.\d{8} WAX/);
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${wax.url}/vote`);
  await expect(main(page)).toContainText('halves in 13 weeks');
  const first = page.getByRole('table', { name: 'Producers' }).getByRole('row').nth(1);
  // Staked tokens by the formula of WAX: by the EOS formula they would exceed the supply.
  await expect(first).toContainText(/[12]\d\d,\d{3},\d{3} WAX/);

  expect((await page.request.get(`${wax.url}/rex`)).status()).toBe(404);
});

test('[NAV-057] [XPR-014] genesis members and voters of WAX claim what the page shows; other chains have no page', async ({
  page,
  kinds: { wax, telos },
}) => {
  const alice = async () => {
    const { rows } = await tableOf<{ unclaimed_balance: string }>(wax, 'genesis', 'alice');
    return rows.map(({ unclaimed_balance }) => unclaimed_balance);
  };
  expect(await alice()).toEqual(['1250.50000000 WAX']);
  const voter = async () => {
    const { rows } = await tableOf<{ owner: string; last_claim_time: string }>(wax, 'voters', 'eosio', 'alice');
    return rows[0]!.last_claim_time;
  };
  expect(await voter()).toMatch(/^1970/);
  await open(page, `${wax.url}/wallet/gbm-rewards`);
  await connect(page, wax.keys.alice!, 'alice@active');
  await expect(main(page)).toContainText('1,250.50000000 WAX');
  await expect(main(page)).toContainText('This vote earns rewards');
  await expect(review(page)).toContainText('Claim genesis balance of 1,250.50000000 WAX');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(alice).toEqual(['0.00000000 WAX']);
  // The figures are read again while the receipt stays.
  await expect(page.getByRole('definition').filter({ hasText: /^0\.00000000 WAX/ })).toBeVisible();
  await expectIncluded(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(review(page)).toContainText('Claim voter rewards of about');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(voter).not.toMatch(/^1970/);
  expect(await violations(page)).toEqual([]);
  expect((await page.request.get(`${telos.url}/wallet/gbm-rewards`)).status()).toBe(404);
});

test('a Telos devnet weights votes by their number, and allows REX for voters', async ({ page, kinds: { telos } }) => {
  await open(page, telos.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Local Telos');
  await expect(main(page)).toContainText(/[\d,]{13}\.\d{4} TLOS/);
  await expect(await entry(page, 'Resources', '/rex')).toBeVisible();
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${telos.url}/account/alice?tab=transactions`);
  await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveAttribute('placeholder', /token:TLOS /);
  await expect(main(page)).toContainText(/\d\.\d{4} TLOS/);
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${telos.url}/vote`);
  await expect(main(page)).toContainText('Weight per producer grows with the number of producers voted for.');
  await open(page, `${telos.url}/rex`);
  await expect(main(page)).toContainText('Lending requires voting for at least 21 producers or a proxy.');
});
