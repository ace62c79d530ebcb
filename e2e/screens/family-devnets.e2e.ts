import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, fillTransfer, review, signAndSend, unlock } from '../wallet/connect.ts';

/** The product as started by `npm start -- --family`. */
const test = base.extend<object, { devnets: Antescope }>({
  devnets: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope(['--family', '--generator=off']);
      await use(site);
      await site.stop();
    },
    siteOptions,
  ],
});

interface FamilyChain {
  key: string;
  /** In the chain menu. */
  name: string;
  path: string;
  /** Position of the connected account among those whose keys the devnet prints. */
  account: number;
  token: string;
}

const chains: FamilyChain[] = [
  { key: 'local', name: 'Local node', path: '', account: 0, token: 'EOS' },
  { key: 'wax', name: 'Local WAX', path: '/wax', account: 1, token: 'WAX' },
  { key: 'telos', name: 'Local Telos', path: '/telos', account: 2, token: 'TLOS' },
  { key: 'fio', name: 'Local FIO', path: '/fio', account: 0, token: 'FIO' },
  { key: 'proton', name: 'Local XPR Network', path: '/proton', account: 1, token: 'XPR' },
];

const passphrase = 'a passphrase of this test';

const bar = (page: Page) => page.getByRole('banner');
const accountMenu = (page: Page) => bar(page).locator('details:has([data-account-menu])').locator('summary');

/** Account and private key. */
function accountOf(site: Antescope, { key, account }: FamilyChain): [name: string, privateKey: string] {
  return Object.entries(site.devnets[key]!.keys)[account]!;
}

/** Switches chains with the menu of the top bar. */
async function switchTo(page: Page, site: Antescope, { name, path }: FamilyChain): Promise<void> {
  await bar(page).locator('summary[aria-label^="Chain:"]').click();
  await bar(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`${site.url}${path}/`);
  await open(page, page.url());
}

test('each devnet of a family has its own chain ID, index and services', async ({ page, devnets }) => {
  expect(Object.keys(devnets.devnets)).toEqual(chains.map(({ key }) => key));
  const ids = await Promise.all(
    Object.values(devnets.devnets).map(async ({ api }) => {
      const info = (await callNode({ devnetApi: api }, '/v1/chain/get_info', {})) as { chain_id: string };
      return info.chain_id;
    }),
  );
  expect(new Set(ids).size).toBe(chains.length);
  for (const [at, { path, token }] of chains.entries()) {
    const status = await page.request.get(`${devnets.url}${path}/status?format=json`);
    const { data } = (await status.json()) as { data: { health: { chain: { chainId: string }; index: object } } };
    expect(data.health.index, token).toMatchObject({ connected: true });
    await open(page, `${devnets.url}${path}/`);
    await expect(page.locator('main')).toContainText(token);
    const rates = await page.request.get(`${devnets.devnets[chains[at]!.key]!.api}/services/forex/eurofxref-daily.xml`);
    expect(rates.status(), token).toBe(200);
  }
  await open(page, `${devnets.url}/fio/addresses`);
  await expect(page.getByRole('link', { name: 'alice@edge' })).toBeVisible();
  await open(page, `${devnets.url}/proton/wallet/dex`);
  await expect(page.locator('main')).toContainText('XPR');
  expect((await page.request.get(`${devnets.url}/wax/wallet/gbm-rewards`)).status()).toBe(200);
  expect((await page.request.get(`${devnets.url}/telos/wallet/gbm-rewards`)).status()).toBe(404);
});

test('a visitor walks from chain to chain with a session on each', async ({ page, devnets }) => {
  test.setTimeout(360_000);
  await open(page, `${devnets.url}/`);
  for (const [at, chain] of chains.entries()) {
    if (at > 0) await switchTo(page, devnets, chain);
    // A session of another chain is none of this one.
    await expect(accountMenu(page)).toHaveCount(0);
    const [account, privateKey] = accountOf(devnets, chain);
    await connect(page, privateKey, `${account}@active`, passphrase);
    await expect(accountMenu(page)).toContainText(account);
  }
  for (const chain of chains) {
    await switchTo(page, devnets, chain);
    await expect(accountMenu(page)).toContainText(accountOf(devnets, chain)[0]);
  }
  // The session signs for its chain.
  const telos = chains[2]!;
  await open(page, `${devnets.url}${telos.path}/wallet/transfer`);
  await expect(accountMenu(page)).toContainText(accountOf(devnets, telos)[0]);
  await fillTransfer(page, { to: 'bob', amount: '1' });
  await expect(review(page)).toContainText('1.0000 TLOS');
  await signAndSend(page);
  await unlock(page, passphrase);
  await expectIncluded(page);
});
