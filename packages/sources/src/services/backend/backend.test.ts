import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import { dspProviders } from '../dsp/dsp.ts';
import { corePrice } from '../../price/prices.ts';
import { snapshotEntry } from '../snapshot/snapshot.ts';
import { chainRate } from '../../statistics/chain-rate.ts';
import { topResources } from '../../statistics/top-resources.ts';
import { userCount } from '../../statistics/user-count.ts';
import { topHolders } from '../../token/top-holders.ts';
import { backend } from './backend.ts';
import type { ServiceRequest } from '../ask-service.ts';
import { commentCount } from './comment-count.ts';
import { serviceUrl } from '../service-url.ts';

let service: JsonService;
const token = {
  contract: 'eosio.token',
  code: 'EOS',
  precision: 4,
  supply: '100.0000 EOS',
  maxSupply: '1000.0000 EOS',
  issuer: 'eosio',
};

beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.answers = {};
  service.requests.length = 0;
});

const asked = (): string[] => service.requests.map(({ method, path }) => `${method} ${path}`);

describe('addresses', () => {
  test('[BACKEND-020] base/{segment}?{query}: encoded, and what is undefined is left out', () => {
    const url = serviceUrl('https://api.example.org/wax/', ['tokens'], {
      type: 'topHolders',
      symbol: 'A&B=C',
      limit: 500,
      chain: undefined,
      incoming: false,
      'options[sort]': ['desc', 'asc'],
    });
    expect(url.href).toBe(
      'https://api.example.org/wax/tokens?type=topHolders&symbol=A%26B%3DC&limit=500&incoming=false&options%5Bsort%5D=desc&options%5Bsort%5D=asc',
    );
    expect(serviceUrl('https://api.example.org', ['proxy', 'eosio']).href).toBe('https://api.example.org/proxy/eosio');
    expect(() => serviceUrl('file:///etc', ['passwd'])).toThrow('is not an http(s) URL');
  });

  test('[BACKEND-020] nothing that is typed reaches another resource', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('../x', '..', '.', 'a/b', '?q', '#h', '%2e%2e'),
    );
    fc.assert(
      fc.property(text, (segment) => {
        let url: URL;
        try {
          url = serviceUrl('https://h.example/api', ['accounts', segment], { q: '1' });
        } catch (error) {
          expect(['', '.', '..']).toContain(segment);
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(url.pathname.slice('/api/accounts/'.length))).toBe(segment.toWellFormed());
        expect(url.search).toBe('?q=1');
      }),
    );
  });

  test('[BACKEND-020] GET, POST with a JSON body, and PATCH', async () => {
    service.answers['/thing?a=1'] = json({ ok: true });
    const { at } = sourcesOver('http://127.0.0.1:9');
    const thing = { path: ['thing'], query: { a: 1, b: undefined } };
    const ask = (request: ServiceRequest) =>
      backend.ask(at, service.url, { ...thing, ...request }, (answer) => answer.at('ok').flag());
    await ask({});
    await ask({ body: { actions: [] } });
    const patched = await ask({ body: { termsOfService: true }, method: 'PATCH' });
    expect(patched).toMatchObject({ state: 'data', data: true });
    expect(service.requests).toEqual([
      { method: 'GET', path: '/thing?a=1', body: '' },
      { method: 'POST', path: '/thing?a=1', body: '{"actions":[]}' },
      { method: 'PATCH', path: '/thing?a=1', body: '{"termsOfService":true}' },
    ]);
  });
});

describe('services', () => {
  const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
  const older = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

  test('[BACKEND-017] [STATS-003] balances, top stake, top RAM and keys are asked of the Light API, 500 rows a list', async () => {
    const node = await startFakeNode(() => new Error('no'));
    service.answers = {
      '/api/balances/eos/alice': json({
        balances: [{ contract: 'eosio.token', currency: 'EOS', amount: '12.5', decimals: 4 }],
      }),
      '/api/topstake/eos/500': json([['alice', 70000, 30000]]),
      '/api/topram/eos/500': json([['bob', '123456789']]),
      [`/api/key/${key}`]: json({
        eos: {
          accounts: {
            alice: [
              { perm: 'active', threshold: 2, auth: { keys: [{ pubkey: older, weight: 1 }], accounts: [] } },
              {
                perm: 'owner',
                threshold: 1,
                auth: { keys: [], accounts: [{ actor: 'alice', permission: 'active', weight: 1 }] },
              },
              { perm: 'apart', threshold: 1, auth: { keys: [], accounts: [] } },
            ],
          },
        },
        wax: { accounts: { mallory: [] } },
      }),
    };
    const sources = sourcesOver(node.url, { lightApi: { url: `${service.url}/`, network: 'eos' } });
    expect(await sources.tokens('alice')).toMatchObject({
      state: 'data',
      data: [{ contract: 'eosio.token', quantity: '12.5000 EOS' }],
      meta: { source: 'light-api' },
    });
    expect(await topResources(sources.at, 'stake')).toMatchObject({
      data: [{ rank: 1, account: 'alice', cpu: '7.0000 EOS', net: '3.0000 EOS', staked: '10.0000 EOS', ram: null }],
    });
    expect(await topResources(sources.at, 'ram')).toMatchObject({ data: [{ account: 'bob', ram: '123456789' }] });
    expect(await sources.keyAccounts(key)).toMatchObject({
      state: 'data',
      data: [
        { account: 'alice', permission: 'active', weight: 1, threshold: 2 },
        { account: 'alice', permission: 'owner', weight: null, threshold: 1 },
      ],
    });
    expect(asked()).toEqual([
      'GET /api/balances/eos/alice',
      'GET /api/topstake/eos/500',
      'GET /api/topram/eos/500',
      `GET /api/key/${key}`,
    ]);
    await node.close();
  });

  test('[STATS-003] without an index or a Light API no list is made up', async () => {
    expect(await topResources(sourcesOver('http://127.0.0.1:9').at, 'ram')).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-supported' }] },
    });
    const light = { url: service.url, network: 'eos' };
    expect(await topResources(sourcesOver('http://127.0.0.1:9', { lightApi: light }).at, 'ram')).toMatchObject({
      state: 'failed',
      meta: { failures: [{ source: 'light-api', code: 'http' }] },
    });
  });

  test('[BACKEND-018] tokens, transactions, links and keys are asked of the history service', async () => {
    const id = 'ab'.repeat(32);
    const node = await startFakeNode((path) => {
      if (path.endsWith('/get_account')) return account;
      if (path.endsWith('/get_info')) return info;
      return new Error('no');
    });
    service.answers = {
      '/v2/state/get_tokens?account=alice&limit=500': json({
        tokens: [{ symbol: 'EOS', precision: 4, amount: 3, contract: 'eosio.token' }],
      }),
      [`/v2/history/get_transaction?id=${id}`]: json({ executed: false, trx_id: id, actions: [] }),
      '/v2/state/get_links?account=alice&limit=1000': json({
        links: [
          { account: 'alice', permission: 'active', code: 'eosio.token', action: 'transfer' },
          { account: 'alice', permission: 'active', code: 'game', action: '' },
        ],
      }),
      [`/v2/state/get_key_accounts?public_key=${key}&details=true`]: json({
        account_names: ['alice'],
        permissions: [{ owner: 'alice', name: 'active' }],
      }),
    };
    const sources = sourcesOver(node.url, { historySources: [{ type: 'hyperion', url: service.url }] });
    expect(await sources.tokens('alice')).toMatchObject({ data: [{ quantity: '3.0000 EOS' }] });
    expect((await sources.transaction(id)).state).not.toBe('data');
    const read = await sources.account('alice');
    if (read.state !== 'data') throw new Error(JSON.stringify(read));
    expect(read.data.permissions.map(({ linked }) => linked)).toEqual([
      [
        { contract: 'eosio.token', action: 'transfer' },
        { contract: 'game', action: null },
      ],
      [],
    ]);
    expect(await sources.keyAccounts(key)).toMatchObject({ data: [{ account: 'alice', permission: 'active' }] });
    for (const path of Object.keys(service.answers)) expect(asked()).toContain(`GET ${path}`);
    await node.close();
  });
});

const authority = { threshold: 1, keys: [], accounts: [], waits: [] };
const account = {
  account_name: 'alice',
  head_block_num: 7,
  head_block_time: '2026-11-21T10:00:00.000',
  privileged: false,
  last_code_update: '1970-01-01T00:00:00.000',
  created: '2026-11-21T09:00:00.000',
  core_liquid_balance: '1.0000 EOS',
  ram_quota: 8192,
  net_weight: 1,
  cpu_weight: 1,
  net_limit: { used: 0, available: 1, max: 1 },
  cpu_limit: { used: 0, available: 1, max: 1 },
  ram_usage: 4000,
  permissions: [
    { perm_name: 'active', parent: 'owner', required_auth: authority },
    { perm_name: 'owner', parent: '', required_auth: authority },
  ],
  total_resources: null,
  self_delegated_bandwidth: null,
  refund_request: null,
  voter_info: null,
};
const info = {
  server_version: 'x',
  chain_id: '',
  head_block_num: 7,
  last_irreversible_block_num: 5,
  last_irreversible_block_id: '00000005',
  head_block_id: '00000007',
  head_block_time: '2026-11-21T10:00:00.000',
  head_block_producer: 'bp',
};

describe('a configured backend', () => {
  const on = () => sourcesOver('http://127.0.0.1:9', { backend: service.url, snapshots: null }).at;
  const meta = { source: 'index', time: '2026-11-21T10:00:00.000Z' };

  test('plain responses are read, and responses of another Antescope with the time of their data', async () => {
    service.answers = {
      '/usercount?type=latest': json(5_000_000),
      '/snapshots/alice': json({ data: [['balance', '10.0000']], meta }),
      '/proxy/eosio?type=disqus_count': json({ data: { comments: '7' }, meta }),
      '/tps': json({ data: { tps: '1.50', aps: '3.00', transactions: 3, actions: 6, first: 1, last: 2 }, meta }),
      '/tokens?type=topHolders&chain=local&contract=eosio.token&symbol=EOS&limit=100': json([
        { account: 'alice', amount: 25.5 },
        ['bob', '10.0000'],
      ]),
      '/tokens?type=tokenHoldersCount&chain=local&contract=eosio.token&symbol=EOS': json(2),
    };
    expect(await userCount(on())).toMatchObject({ data: { accounts: '5000000' }, meta: { source: 'backend' } });
    expect(await snapshotEntry(on(), 'alice')).toMatchObject({ data: [['balance', '10.0000']] });
    expect(await commentCount(on())).toMatchObject({ data: { comments: '7' }, meta: { time: meta.time } });
    expect(await chainRate(on(), 1)).toMatchObject({ data: { tps: '1.50', actions: 6 } });
    expect(await topHolders(on(), token)).toMatchObject({
      data: {
        holders: [
          { rank: 1, account: 'alice', owned: '25.5000 EOS', percentage: '25.5000' },
          { rank: 2, account: 'bob', owned: '10.0000 EOS' },
        ],
        count: '2',
      },
    });
  });

  test.each([
    ['an error', { status: 500, body: '{"error":"database is gone"}' }, 'http'],
    ['HTML', { type: 'text/html', body: '<h1>hi' }, 'bad-answer'],
    ['another shape', json({ data: { accounts: 'many' }, meta: {} }), 'bad-answer'],
    ['a list', json([1, 2]), 'bad-answer'],
  ] as const)('[BACKEND-021] a backend that answers %s leaves no data and its failure', async (_, answer, code) => {
    service.answers = { '/usercount?type=latest': answer };
    expect(await userCount(on())).toMatchObject({
      state: 'failed',
      stale: null,
      meta: { failures: [{ source: 'backend', endpoint: service.url, code }] },
    });
  });

  test('[BACKEND-022] without a backend each read reports what is missing, without a request', async () => {
    const { at } = sourcesOver('http://127.0.0.1:9');
    expect(await userCount(at)).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'not-supported' }] } });
    expect(await topHolders(at, token)).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-supported' }] },
    });
    expect((await commentCount(at)).state).toBe('empty');
    expect((await snapshotEntry(at, 'alice')).state).toBe('empty');
    expect((await dspProviders(at)).state).toBe('empty');
    expect((await corePrice(sourcesOver('http://127.0.0.1:9', { prices: noPrices }).at)).state).toBe('empty');
    expect(service.requests).toEqual([]);
  });
});

const noPrices = { feeds: [], forex: null, graphql: null, circulating: null };
