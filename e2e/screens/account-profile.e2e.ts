import { loadExchanges } from '../../fixtures/exchanges.ts';
import { json, type JsonService, startJsonService } from '../../fixtures/json-service.ts';
import { type FakeChains, startOnFakeNodes } from '../fake-chains.ts';
import { expect, open, siteOptions, test as base } from '../fixtures.ts';

const producer = {
  owner: 'arcticbp1111',
  total_votes: '1.0',
  producer_key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  is_active: 1,
  url: 'https://arctic.example.org',
  unpaid_blocks: 42,
  last_claim_time: '2026-11-20T00:00:00.000',
  location: 752,
};

/** A transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const logoOf = (url: string) => new RegExp(`^${RegExp.escape(`/media?url=${encodeURIComponent(url)}&signature=`)}`);

interface Profiles {
  profiles: { site: FakeChains; services: JsonService };
}

const test = base.extend<object, Profiles>({
  profiles: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const services = await startJsonService({ '/logo.png': { type: 'image/png', body: picture } });
      services.answers['/producers/arcticbp1111'] = json({
        owner: 'arcticbp1111',
        rank: 3,
        name: 'Arctic Blocks',
        url: 'https://arctic.example.org',
        country: 'SE',
        logo: `${services.url}/logo.png`,
      });
      services.answers['/hyperion/v2/health'] = json({
        version: '3.3.10',
        health: [{ service: 'Elasticsearch', service_data: { first_indexed_block: 1, last_indexed_block: 412 } }],
      });
      const site = await startOnFakeNodes(
        { eos: answer, wax: answer },
        {
          backend: services.url,
          // Its files may be on this machine.
          ipfsGateway: services.url,
          prices: { feeds: [{ type: 'static', usd: '0.75' }], forex: null },
          historySources: [{ type: 'hyperion', url: `${services.url}/hyperion` }],
          stakeServices: { stakeContract: 'staking.svc', hodlContract: null },
          dapps: [
            {
              name: 'Token Shop',
              account: 'tokenshop111',
              website: 'https://shop.example.org',
              about: 'Sells tokens',
              logo: `${services.url}/logo.png`,
            },
          ],
          links: { profileEditor: 'https://profile.example.org/edit/{account}' },
        },
      );
      await use({ site, services });
      await site.stop();
      await services.close();
    },
    siteOptions,
  ],
});

/** Every account exists; one is a registered producer. */
function answer(path: string, body: Record<string, unknown>): unknown {
  const alice = loadExchanges().find(({ id }) => id === 'get_account.alice')!.responseText;
  if (path === '/v1/chain/get_account') return { ...JSON.parse(alice), account_name: body.account_name };
  if (path !== '/v1/chain/get_table_rows') return new Error('Unknown Endpoint');
  const rows = rowsOf(body);
  if (rows !== null) return { rows, more: false, next_key: '' };
  const isProducer = body.table === 'producers' && (body.lower_bound === producer.owner || body.index_position === '2');
  return { rows: isProducer ? [producer] : [], more: false, next_key: '' };
}

/** Stakes of alice; null for other tables. */
function rowsOf({ code, table, scope }: Record<string, unknown>): object[] | null {
  if (scope !== 'alice') return null;
  switch (`${code} ${table}`) {
    case 'eosio delband':
      return [
        { from: 'alice', to: 'alice', net_weight: '10.0000 EOS', cpu_weight: '20.0000 EOS' },
        { from: 'alice', to: 'bob', net_weight: '3.0000 EOS', cpu_weight: '4.0000 EOS' },
      ];
    case 'eosio refunds':
      return [
        { owner: 'alice', request_time: '2026-11-20T00:00:00', net_amount: '1.0000 EOS', cpu_amount: '2.0000 EOS' },
      ];
    case 'staking.svc stake':
      return [{ quantity: '500.0000 EOS', unlock_time: '2027-11-20T00:00:00' }];
    case 'staking.svc refund':
      return [{ quantity: '7.0000 EOS', request_time: '2026-11-19T00:00:00', available_time: '2026-12-19T00:00:00' }];
    default:
      return null;
  }
}

test('[ACCT-005] a producer and a dApp show who they are, with their logo', async ({
  page,
  profiles: { site, services },
}) => {
  const about = page.getByRole('region', { name: 'Producer' });
  // The page does not delay for a slow backend: what is late is shown on the next visit.
  await expect(async () => {
    await open(page, `${site.url}/account/arcticbp1111`);
    await expect(about).toContainText('Arctic Blocks', { timeout: 100 });
  }).toPass();
  await expect(about).toContainText('SE');
  await expect(about.getByRole('link', { name: 'arctic.example.org' })).toBeVisible();
  await expect(about.locator('dl')).toContainText(/Unpaid blocks\s*42/);
  await expect(about.locator('img')).toHaveAttribute('src', logoOf(`${services.url}/logo.png`));

  await open(page, `${site.url}/account/tokenshop111`);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Token Shop' })).toBeVisible();
  await expect(main).toContainText('Sells tokens');
  await expect(main.getByRole('link', { name: 'shop.example.org' })).toBeVisible();
  await expect(main.locator('section:has-text("Token Shop") img').first()).toBeVisible();
});

test('[ACCT-006] the profile of a plain account of the main chain is edited elsewhere', async ({
  page,
  profiles: { site },
}) => {
  const edit = page.getByRole('link', { name: 'Edit profile' });
  await open(page, `${site.url}/account/alice`);
  await expect(edit).toHaveAttribute('href', 'https://profile.example.org/edit/alice');
  for (const path of ['/wax/account/alice', '/account/arcticbp1111', '/account/tokenshop111']) {
    await open(page, site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(edit, path).toHaveCount(0);
  }
});

test('[ACCT-003] available, refunding, own and delegated stake, the total of what is its own, and its value', async ({
  page,
  profiles: { site },
}) => {
  await open(page, `${site.url}/account/alice`);
  const figure = (label: string) =>
    page
      .locator('main dl > div', { has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();
  const figures = {
    Liquid: '4,994,974.4392 EOS',
    'Self-staked': '39,999,649.5000 EOS',
    'Staked to others': '7.0000 EOS',
    Refunding: '350.5000 EOS',
    'Staked by others': '935.6666 EOS',
  };
  for (const [label, amount] of Object.entries(figures)) await expect(figure(label), label).toHaveText(amount);
  const units = (text: string): bigint => BigInt(text.replace(/\D/g, ''));
  const { 'Staked by others': _others, ...own } = figures;
  const total = Object.values(own).reduce((sum, amount) => sum + units(amount), 0n);
  const shown = page.locator('main dl', { has: page.getByText('Total', { exact: true }) }).first();
  expect(units(await shown.locator('dd').first().innerText())).toBe(total);
  await expect(shown).toContainText('≈ $33,746,236.08');
});

test('[ACCT-010] bandwidth by receiver, sums, short and long staked tokens, and refunds', async ({
  page,
  profiles: { site },
}) => {
  await open(page, `${site.url}/account/alice?tab=resources`);
  const main = page.locator('main');
  const row = (table: string, text: string) =>
    main.getByRole('table', { name: table }).locator('tbody tr').filter({ hasText: text });
  await expect(row('Delegated bandwidth', 'bob')).toContainText(/4\.0000 EOS\s*3\.0000 EOS\s*7\.0000 EOS/);
  await expect(row('Staked', 'Self-staked')).toContainText(/20\.0000 EOS\s*10\.0000 EOS/);
  await expect(row('Staked', 'Staked to others')).toContainText(/4\.0000 EOS\s*3\.0000 EOS/);
  await expect(row('Staked', 'Total staked')).toContainText(/24\.0000 EOS\s*13\.0000 EOS/);
  await expect(main.locator('section', { has: page.getByRole('heading', { name: 'Refunds' }) })).toContainText(
    /3\.0000 EOS.*Nov-20-2026/,
  );
  // Of a staking contract: locked for long, and on the way back.
  const services = main.getByRole('table').filter({ hasText: 'staking.svc' }).locator('tbody tr');
  await expect(services).toHaveCount(2);
  await expect(services.filter({ hasText: '500.0000 EOS' })).toContainText('Nov-20-2027');
  await expect(services.filter({ hasText: '7.0000 EOS' })).toContainText('Dec-19-2026');
});

test('[NAV-021] history services with the blocks they cover', async ({ page, profiles: { site } }) => {
  await open(page, `${site.url}/hyperion`);
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History services');
  await expect(main.getByRole('row').filter({ hasText: 'hyperion' })).toContainText('1 – 412');
});
