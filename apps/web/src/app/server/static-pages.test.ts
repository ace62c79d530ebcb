import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRecordedNode, type RecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { contextOf, deadNode, recordedChain, rendered } from '../../../test/rendered-page.ts';

let node: RecordedNode;
let services: Server;
let address: string;

/** External services of a chain: one response per path. */
const answers: Record<string, unknown> = {
  '/snapshots/alice': { account: 'alice', balance: '12.5000 EOS', nested: { ignored: true } },
  '/hyperion/v2/health': {
    version: '3.5.0',
    health: [{ service: 'Elasticsearch', service_data: { first_indexed_block: 1, last_indexed_block: 412345678 } }],
  },
  '/circulating': { circulating: '1000000.5' },
};

beforeAll(async () => {
  node = await startRecordedNode();
  services = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'not here' }));
  });
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
});
afterAll(async () => {
  services.close();
  await node.close();
});

const recorded = (change: Partial<ChainConfig> = {}) => contextOf({ ...recordedChain(node.url), ...change }, node.url);

test('a page of the wallet without scripts shows its title and that it requires JavaScript', async () => {
  const { status, html, text } = await rendered('/wallet/transfer', recorded());
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Send tokens<\/h1>/);
  expect(html).toMatch(/<noscript>.*requires JavaScript.*<\/noscript>/);
  expect(text).toContain('Send tokens');
});

test('a page that is rendered a second time has the scripts that hydrate it', async () => {
  const { status, html } = await rendered('/wallet/utilities/cancel-deferred', recorded());
  expect(status).toBe(200);
  expect(html).toContain('$_TSR');
  expect(html.split('<!DOCTYPE html>')).toHaveLength(2);
});

describe('pages of a chain’s facts', () => {
  test('[NAV-005] [TOKEN-012] supply: current, maximum, and distribution', async () => {
    const { status, text } = await rendered('/supply', recorded());
    expect(status).toBe(200);
    expect(text).toMatch(/Total supply [\d, .]+EOS/);
    for (const part of ['Max supply', 'Circulating', 'Staked', 'RAM market']) expect(text).toContain(part);
  });

  test('[TOKEN-013] [TOKEN-014] the circulating supply comes from the configured URL, otherwise excludes the reserved amount', async () => {
    const chain = recordedChain(node.url);
    const withSupply = recorded({ prices: { ...chain.prices, circulating: `${address}/circulating` } });
    expect((await rendered('/supply', withSupply)).text).toMatch(/Circulating 1,000,000\.5 000 EOS/);
    const silent = recorded({ prices: { ...chain.prices, circulating: `${address}/nothing` } });
    expect((await rendered('/supply', silent)).text).toContain('minus reserved accounts');
  });

  test('[NAV-004] [TOKEN-012] vesting: the founder’s grant by the rule of the contract, frozen where the chain froze it', async () => {
    const chain = { ...chainByKey('eos'), endpoints: [deadNode] };
    const { status, text, html } = await rendered('/vest', contextOf(chain, deadNode));
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Founder vesting<\/h1>/);
    expect(text).not.toContain('404');
    expect(text).toContain('100,000,000');
    expect(text).toContain('Vesting was stopped by the chain on 2021-12-07.');
    expect(text).toContain('Could not read the account');
  });

  test('[NAV-024] the snapshot of an account, as the configured service has it', async () => {
    const context = recorded({ snapshots: `${address}/snapshots` });
    expect((await rendered('/snapshot?account=alice', context)).text).toContain('12.5000 EOS');
    expect((await rendered('/snapshot?account=missing', context)).text).toContain('missing is not in the snapshot');
    expect((await rendered('/snapshot', recorded())).text).toContain('No snapshot service configured');
  });

  test('[NAV-021] history services with their health; an unreachable one differs from none', async () => {
    const context = recorded({
      historySources: [
        { type: 'hyperion', url: `${address}/hyperion` },
        { type: 'hyperion', url: deadNode },
      ],
    });
    const { text } = await rendered('/hyperion', context);
    expect(text).toContain('1 – 412,345,678');
    expect(text).toContain('Offline');
    expect((await rendered('/hyperion', recorded())).text).toContain('No history service configured');
  });

  test('[NAV-027] dApps are those that the operator names; none is said', async () => {
    const dapps = [
      { name: 'Chess', account: 'chess1111111', website: 'https://chess.example', about: 'A game', logo: null },
    ];
    const { text, html } = await rendered('/dapps', recorded({ dapps }));
    expect(text).toContain('Chess');
    expect(html).toContain('href="/account/chess1111111"');
    expect(html).toContain('href="https://chess.example"');
    expect((await rendered('/dapps', recorded())).text).toContain('No dApps listed');
  });

  test('[NAV-032] wallets of the chain', async () => {
    const wax = { ...chainByKey('wax'), endpoints: [] };
    const { text } = await rendered('/wallets', contextOf(wax, deadNode, { walletLink: 'https://link.example' }));
    for (const name of ['My Cloud Wallet', 'Anchor', 'Wombat']) expect(text).toContain(name);
    // Anchor is reached through the link service alone.
    expect((await rendered('/wallets', contextOf(wax, deadNode))).text).not.toContain('Anchor');
  });
});

describe('home', () => {
  test('[HOME-004] [HOME-006] price, RAM price, supply, market cap, staked and actions; the last actions lead on', async () => {
    const chain = recordedChain(node.url);
    const prices = { ...chain.prices, feeds: [{ type: 'static' as const, usd: '0.75' }] };
    const { text, html } = await rendered('/', recorded({ prices }));
    expect(text).toContain('Head block');
    expect(text).toContain('$0.750');
    expect(text).toMatch(/Market cap \$[\d.,]+[BM]/);
    expect(text).toMatch(/Supply [\d, .]+EOS/);
    // The balance of eosio.stake is not recorded.
    expect(text).toContain('Staked Failed to load');
    expect(text).toMatch(/RAM per KB \$/);
    expect(text).toContain('Accounts n/a');
    expect(text).toContain('Total actions Failed to load');
    expect(html).toContain('href="/live"');
  });

  test('[HOME-006] seven days of prices are a line, where the feed keeps them', async () => {
    const chain = recordedChain(node.url);
    answers['/simple/price?ids=eos&vs_currencies=usd'] = { eos: { usd: 0.75 } };
    const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    answers['/coins/eos/market_chart?vs_currency=usd&days=7&interval=hourly'] = {
      prices: [3, 2, 1].map((ago, index) => [hour - ago * 3_600_000, 0.7 + index / 100]),
    };
    const prices = { ...chain.prices, feeds: [{ type: 'market' as const, url: address, id: 'eos' }] };
    const { html } = await rendered('/', recorded({ prices }));
    expect(html).toMatch(/<div role="group"[^>]*aria-label="Price, last 7 days"/);
    expect(html).toContain('$0.70');
    expect(html).toContain('$0.72');
    const day = await rendered('/?range=day', recorded({ prices }));
    expect(day.html).toMatch(/<div role="group"[^>]*aria-label="Price, last 24 hours"/);
    expect(/<a[^>]*aria-current="page"[^>]*>24H<\/a>/.exec(day.html)?.[0]).toContain('href="/?range=day"');
    // Three hours are one of the points of a month, which is no line; the other ranges remain.
    const month = await rendered('/?range=month', recorded({ prices }));
    expect(month.text).toContain('No price history yet');
    expect(/<a[^>]*>7D<\/a>/.exec(month.html)?.[0]).toContain('href="/"');
  });

  test('[SHELL-004] the same figures in another currency, by its rate', async () => {
    const chain = recordedChain(node.url);
    answers['/forex'] = { USD: 1, EUR: 0.5 };
    const prices = { ...chain.prices, feeds: [{ type: 'static' as const, usd: '3.00' }], forex: `${address}/forex` };
    const context = recorded({ prices });
    const inEuro = { ...context, preferences: { ...context.preferences, currency: 'EUR' } };
    const { text } = await rendered('/', inEuro);
    expect(text).toContain('Price €1.50');
    expect(text).not.toContain('$');
  });

  test('a price that cannot be read differs from one without a source', async () => {
    const chain = recordedChain(node.url);
    const prices = { ...chain.prices, feeds: [{ type: 'backend' as const, url: deadNode }] };
    expect((await rendered('/', recorded({ prices }))).text).toContain('Price Failed to load');
    const none = { ...chain.prices, feeds: [] };
    expect((await rendered('/', recorded({ prices: none }))).text).toContain('Price n/a');
  });
});

describe('every chain of the registry', () => {
  test.each([...chainRegistry.keys()])(
    '[CHAIN-001] [CHAIN-015] %s boots, and says that none of its nodes answers',
    async (key) => {
      const chain = { ...chainByKey(key), endpoints: [deadNode], historySources: [], lightApi: null };
      const { status, text } = await rendered('/', contextOf(chain, deadNode));
      expect([200, 502]).toContain(status);
      expect(text).toContain(`${chain.name} is unreachable`);
      expect(text).toContain('last attempt');
      expect(text).toContain(`${deadNode}: unreachable`);
      expect(text.includes('This chain appears to be offline')).toBe(chain.ended);
    },
  );

  test('[CHAIN-017] no day before the first of the chain can be chosen in a filter', async () => {
    const { html } = await rendered('/account/alice?tab=transactions', recorded({ startDate: '2018-06-08' }));
    const fields = html.match(/<input[^>]*type="date"[^>]*>/g) ?? [];
    expect(fields).toHaveLength(2);
    for (const field of fields) expect(field).toContain('min="2018-06-08"');
  });
});
