import { startFakeNode } from '../../fixtures/fake-node.ts';
import { expect, open, type Site, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope } from '../../test-kit/start-antescope.ts';

/** A chain with an oracle of three pairs. */
const test = base.extend<object, { oracleChain: Site }>({
  oracleChain: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const node = await startFakeNode(answer);
      const site = await startAntescope(['--node', node.url]);
      await use({ url: site.url });
      await site.stop();
      await node.close();
    },
    siteOptions,
  ],
});

function answer(path: string, body: Record<string, unknown>): unknown {
  const now = new Date().toISOString().slice(0, -1);
  if (path.endsWith('get_info')) {
    const id = '0000000a'.padEnd(64, '0');
    return {
      server_version_string: 'v5.0.0',
      chain_id: 'cd'.repeat(32),
      head_block_num: 10,
      head_block_id: id,
      head_block_time: now,
      head_block_producer: 'bpa',
      last_irreversible_block_num: 9,
      last_irreversible_block_id: id,
      virtual_block_cpu_limit: 1,
      virtual_block_net_limit: 1,
      block_cpu_limit: 1,
      block_net_limit: 1,
    };
  }
  if (body.table === 'pairs') {
    const pairs = ['eosbtc', 'eoscny', 'eosusd'].map((name) => ({
      name,
      active: 1,
      base_symbol: '4,EOS',
      quote_symbol: `2,${name.slice(3).toUpperCase()}`,
      quoted_precision: 4,
    }));
    return { rows: pairs, more: false, next_key: '' };
  }
  if (body.table === 'datapoints')
    return { rows: [{ id: 0, owner: 'bpa', value: 7012, median: 7001, timestamp: now }], more: false, next_key: '' };
  return new Error('unknown key');
}

test('[NAV-033] [STATS-007] the oracles of the chain, and one by id or name', async ({ page, oracleChain }) => {
  await open(page, `${oracleChain.url}/oracles`);
  await expect(page.getByRole('table', { name: 'Oracles' }).getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: 'EOS/CNY' }).click();
  await expect(page).toHaveURL(/\/oracles\/eoscny/);
  await expect(page.getByRole('table', { name: 'Data points' })).toContainText('0.7012');
  await open(page, `${oracleChain.url}/oracles/3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EOS/USD');
  await expect(page.locator('main')).toContainText('0.7001');
  const missing = await page.goto(`${oracleChain.url}/oracles/4`);
  expect(missing!.status()).toBe(404);
  await expect(page).toHaveTitle(/^Oracle not found · /);
});

test('a chain without an oracle says so', async ({ page, devnet }) => {
  const answered = await page.goto(`${devnet.url}/oracles`);
  expect(answered!.status()).toBe(200);
  await expect(page.locator('main')).toContainText(/No oracle contract|USD/);
});
