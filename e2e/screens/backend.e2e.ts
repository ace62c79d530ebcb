import { json, startJsonService } from '../../fixtures/json-service.ts';
import { type RecordedNode, startRecordedNode } from '../../fixtures/recorded-node.ts';
import { expect, open, prefer, type Site, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from '../wallet/connect.ts';

const dspPackage = (provider: string, name: string, service: string) => ({
  id: 1,
  api_endpoint: 'https://dsp.example.org',
  package_json_uri: 'https://dsp.example.org/package.json',
  package_id: name,
  service,
  provider,
  quota: '10.0000 QUOTA',
  package_period: 86400,
  min_stake_quantity: '10.0000 DAPP',
  min_unstake_period: 3600,
  enabled: 1,
});

const answers = {
  '/dsp?type=DSP_REWARDS': json([
    {
      provider: 'dspprovider1',
      staked: '750.0000 DAPP',
      percentageStaked: '75.00',
      users: 12,
      packages: 2,
      services: 1,
    },
    {
      provider: 'dspprovider2',
      staked: '250.0000 DAPP',
      percentageStaked: '25.00',
      users: 3,
      packages: 1,
      services: 1,
    },
  ]),
  '/dsp?type=DSP_JSONS': json([
    dspPackage('dspprovider1', 'gold', 'ipfsservice1'),
    {
      ...dspPackage('dspprovider2', '<img src=x onerror=alert(1)>', 'ipfsservice1'),
      package_json_uri: 'javascript:alert(1)',
    },
  ]),
  '/dsp?type=DSP_ACCOUNTS&account=alice': json([
    {
      id: 3,
      account: 'alice',
      service: 'ipfsservice1',
      provider: 'dspprovider1',
      quota: '1.0000 QUOTA',
      balance: '10.0000 DAPP',
      package: 'gold',
      pending_package: 'silver',
      package_started: '1600000000000',
      package_end: 0,
    },
  ]),
  '/snapshots/alice': json({ account_name: 'alice', balance: '12.5000 EOS' }),
  '/hyperion/v2/health': json({
    version: '3.3.10',
    health: [{ service: 'Elasticsearch', service_data: { first_indexed_block: 1, last_indexed_block: 412 } }],
  }),
  '/api/topstake/local/500': json([['alice', 70000, 30000]]),
  '/api/topram/local/500': json([['bob', 123456789]]),
};

interface Sites {
  /** With all services of the chain's family. */
  served: Site;
  /** The same with unreachable services. */
  alone: Site;
}

const test = base.extend<object, Sites>({
  served: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const service = await startJsonService(answers);
      await withServices(service.url, use);
      await service.close();
    },
    siteOptions,
  ],
  alone: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      // Nothing listens on port 9 (discard).
      await withServices('http://127.0.0.1:9', use);
    },
    siteOptions,
  ],
});

async function withServices(url: string, use: (site: Site) => Promise<void>): Promise<void> {
  const node: RecordedNode = await startRecordedNode();
  const local = {
    backend: url,
    dsp: 'dappservices',
    lightApi: { url, network: 'local' },
    dapps: [{ name: 'Chess', account: 'chess1111111', website: 'https://chess.example', about: null, logo: null }],
    prices: { feeds: [{ type: 'backend', url }], forex: `${url}/forex` },
    walletProviders: ['local-key', 'anchor'],
  };
  const site = await startAntescope(['--node', node.url], { chains: { local } });
  await use({ url: site.url });
  await site.stop();
  await node.close();
}

test('[STATS-005] [NAV-006] providers, packages and stakes of an account', async ({ page, served }) => {
  await open(page, `${served.url}/dsp`);
  const main = page.locator('main');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('dspprovider1');
  await expect(rows.first()).toContainText('75.00%');
  await page.getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL(/view=packages/);
  await expect(rows.first()).toContainText('gold');
  await expect(rows.first()).toContainText('every 24 h');
  // Provider texts are plain text; only web addresses are links.
  await expect(rows.nth(1)).toContainText('<img src=x onerror=alert(1)>');
  await expect(main.locator('a[href^="javascript"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Account services' }).click();
  await page.getByLabel('Account').fill('alice');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page).toHaveURL(/account=alice/);
  await expect(rows.first()).toContainText('10.0000 DAPP');
  await expect(rows.first()).toContainText('next: silver');
});

test('[STATS-003] accounts by stake and by RAM, of the Light API', async ({ page, served }) => {
  await open(page, `${served.url}/topholders?list=stake`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('alice');
  await expect(rows.first()).toContainText('10.0000 EOS');
  await page.getByRole('link', { name: 'Top RAM holders' }).click();
  await expect(rows.first()).toContainText('123,456,789 B');
});

test('[STATS-004] history services, chain, wallets, dApps and snapshot have content', async ({ page, served }) => {
  const main = page.locator('main');
  for (const [path, ...texts] of [
    ['/chain', 'Chain ID', 'Schedule version'],
    ['/wallets', 'Anchor'],
    ['/dapps', 'Chess', 'chess1111111'],
    ['/snapshot?account=alice', '12.5000 EOS'],
  ] as const) {
    await page.goto(served.url + path);
    for (const text of texts) await expect(main, path).toContainText(text, { ignoreCase: true });
  }
  await page.goto(`${served.url}/hyperion`);
  await expect(main).toContainText(new URL(served.url).hostname);
});

test('[NAV-024] the snapshot of an account, from its service', async ({ page, served }) => {
  await open(page, `${served.url}/snapshot`);
  await page.getByRole('main').getByRole('textbox').fill('alice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/account=alice/);
  await expect(page.locator('main')).toContainText('12.5000 EOS');
});

test('[NAV-027] dApps of the configuration, with account and website', async ({ page, served }) => {
  await open(page, `${served.url}/dapps`);
  const main = page.locator('main');
  await expect(main).toContainText('Chess');
  await expect(main.getByRole('link', { name: 'chess1111111' })).toHaveAttribute('href', '/account/chess1111111');
  await expect(main.locator('a[href="https://chess.example"]')).toBeVisible();
});

test('[NAV-032] wallets of the chain, with what they run on', async ({ page, served }) => {
  await open(page, `${served.url}/wallets`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supported wallets');
  const wallet = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  for (const name of ['Anchor', 'Ledger', 'Command line (cleos)', 'Watch only'])
    await expect(wallet(name)).not.toHaveCount(0);
  await expect(wallet('Private key (testnets)')).toContainText('For developers: a private key of this local chain');
});

test('[BACKEND-022] without reachable services every page loads, shows the failure and stays usable', async ({
  page,
  alone,
}) => {
  const main = page.locator('main');
  for (const path of ['/', '/account/alice', '/tokens', '/vote', '/rex', '/supply', '/chain', '/stats/votes']) {
    const answer = await page.goto(alone.url + path);
    expect(answer?.status(), path).toBe(200);
    await expect(main.locator('h1, h2').first(), path).toBeVisible();
  }
  for (const path of ['/dsp', '/snapshot?account=alice', '/topholders', '/topholders?list=ram']) {
    await page.goto(alone.url + path);
    await expect(main.getByRole('alert').first(), path).toContainText('Could not read');
  }
});

test('[BACKEND-022] without any service, parts that depend on one are unavailable or hidden', async ({
  page,
  recorded,
}) => {
  const main = page.locator('main');
  expect((await page.goto(`${recorded.url}/dsp`))?.status()).toBe(404);
  await page.goto(`${recorded.url}/snapshot`);
  await expect(main).toContainText('No snapshot service configured');
  await page.goto(`${recorded.url}/topholders?list=stake`);
  await expect(main.getByRole('note').first()).toContainText('Could not read');
});

test('[STATS-006] a name bid is previewed before signing, and then listed', async ({ page, devnet }, {
  repeatEachIndex,
}) => {
  const name = `zebra${'abcdefgh'[repeatEachIndex % 8]}`;
  await open(page, `${devnet.url}/namebids`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Bid (EOS)').fill('3.5');
  await expect(review(page)).toContainText(`Bid 3.5000 EOS for ${name}`);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  await open(page, `${devnet.url}/namebids`);
  const row = page.getByRole('table', { name: 'Name bids' }).getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('bob');
  await expect(row).toContainText('3.5000 EOS');
});

test('the API reference lists every resource and can call it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/api`);
  const section = page.locator('#accounts-name');
  await expect(section).toContainText('An account: balances, resources, permissions, votes');
  await section.getByRole('button', { name: 'Try it: /accounts/{name}', exact: true }).click();
  await section.getByLabel('name').fill('bob');
  await expect(section.getByRole('link', { name: '/api/v1/accounts/bob' })).toHaveAttribute(
    'href',
    '/api/v1/accounts/bob',
  );
  await section.getByRole('button', { name: 'Send' }).click();
  await expect(section.locator('pre')).toContainText('"name": "bob"');
  await section.getByLabel('name').fill('No Account');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect(section.locator('pre')).toContainText('bad-input');
  const tokens = page.locator('#tokens');
  await tokens.getByRole('button', { name: 'Try it' }).click();
  await tokens.getByLabel('type').selectOption('topHolders');
  await tokens.getByLabel('contract').fill('eosio.token');
  await tokens.getByLabel('symbol').fill('EOS');
  await tokens.getByLabel('limit').fill('3');
  await tokens.getByRole('button', { name: 'Send' }).click();
  await expect(tokens.locator('pre')).toContainText('"rank": 3');
  // The same data as JSON.
  const twin = await page.request.get(`${devnet.url}/api?format=json`);
  const { data } = (await twin.json()) as { data: { resources: { path: string }[] } };
  const document = await page.request.get(`${devnet.url}/api/v1/openapi.json`);
  const { paths } = (await document.json()) as { paths: object };
  expect(data.resources.map(({ path }) => path)).toEqual(Object.keys(paths));
});

test('the API reference fits a phone and right-to-left layouts', async ({ page, devnet }) => {
  await prefer(page, devnet, { locale: 'ar' });
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `${devnet.url}/api`);
  await expect(page.locator('h1')).toHaveText('مرجع الواجهة البرمجية');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
