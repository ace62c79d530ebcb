import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { overrideChains } from '@antescope/chains/config/override';
import { chainByKey } from '@antescope/chains/config/registry';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JsonService, json, startJsonService } from '../../../../../fixtures/json-service.ts';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { appOver, chainOver } from '../../../test/app-over.ts';
import type { App } from '../../start/app.ts';
import type { ServedChain } from '../../platform/served-chain.ts';
import { restRoutes } from '../../rest/routes.ts';
import { loadBundle } from './load-bundle.ts';

/** In every key and every URL that only the server may see. */
const secret = 'sk-5ecre7';

let node: RecordedNode;
let service: JsonService;
let app: App;
beforeAll(async () => {
  node = await startRecordedNode();
  service = await startJsonService();
  const base = `${service.url}/${secret}`;
  service.answers = {
    [`/${secret}/forex`]: json({ USD: 1, EUR: 0.9 }),
    [`/${secret}/simple/price?ids=eos&vs_currencies=usd&include_24hr_change=true`]: json({ eos: { usd: 0.5 } }),
    [`/${secret}/snapshots/alice`]: json({ account: 'alice', balance: '1.0000 EOS' }),
    [`/${secret}/v2/health`]: { status: 500, body: 'out of order' },
  };
  const chains = ['local', 'wax', 'proton', 'fio', 'eos'].map((key) => servedWithSecrets(key, base));
  app = await appOver([...chains, unreachable(base)], { bundle: await loadBundle() });
});
afterAll(async () => {
  await app.fastify.close();
  await service.close();
  await node.close();
});

/** A chain whose services have a key in their URL, and with unknown keys at every level of its configuration. */
function servedWithSecrets(key: string, base: string): ServedChain {
  const served = chainOver([node.url], key);
  const config = withUnknownKeys({ ...served.config, ...servicesAt(key, base) }) as ChainConfig;
  const client = new NodeClient({ endpoints: [node.url], chainId: config.chainId });
  return { ...served, config, sources: createChainSources({ node: client, histories: [], chain: config }) };
}

/** As an operator's file states it; what the file's schema refuses is added by `withUnknownKeys`. */
function servicesAt(key: string, base: string): Partial<ChainConfig> {
  const configured = overrideChains({
    [key]: {
      endpoints: [`${base}/node`],
      historySources: ['hyperion', 'dex', 'dfuse', 'light', 'native'].map((type) => ({ type, url: base })),
      lightApi: { url: base, network: secret },
      nftApi: { atomic: base, simple: base },
      prices: {
        feeds: [
          { type: 'backend', url: base },
          { type: 'market', url: base, id: 'eos' },
        ],
        forex: `${base}/forex`,
        graphql: `${base}/graphql`,
        circulating: `${base}/circulating`,
      },
      services: { proxyList: `${base}/proxies`, snapshots: `${base}/snapshots`, backend: base },
      dapps: [{ name: 'Shop', account: 'shop', website: 'https://shop.example', about: null, logo: null }],
      features: { rex: true, nft: true, voting: true },
    },
  }).get(key)!;
  const { endpoints, historySources, lightApi, nftApi, prices, proxyList, snapshots, backend, dapps, features } =
    configured;
  return { endpoints, historySources, lightApi, nftApi, prices, proxyList, snapshots, backend, dapps, features };
}

function withUnknownKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withUnknownKeys(field)]);
  return { ...Object.fromEntries(fields), apiKey: secret, [`x-${secret}`]: true, auth: { bearer: [secret] } };
}

/** Its only node has a key in the URL, and does not answer as one. */
function unreachable(base: string): ServedChain {
  return chainOver([`${base}/node`], 'jungle', chainByKey('jungle').chainId!);
}

const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

const tabs = 'resources votes contract controlled tokens nfts rex transactions permissions past'.split(' ');

const pages = [
  ...(
    '/ /live /chain /stats/activity /stats/votes /vote /vote/proxies /tokens /topholders /msigs /msig/alice/pending1 ' +
    '/contract /contract?account=eosio&tab=Tables&table=producers /oracles /oracles/eosusd /namebids ' +
    '/protocol-features /supply /snapshot /snapshot?account=alice /hyperion /dapps /wallets /api /rex /dsp /vest ' +
    '/blocks /transactions /accounts /status /settings /wallet/transfer /wallet/ram/buy /wallet/create-account /account/alice /account/shop ' +
    '/account/eosio /block/5 /tokens/EOS-local-eosio.token /nft/1099511627776 /search?q=alice /no-such-page'
  ).split(' '),
  ...tabs.map((tab) => `/account/alice?tab=${tab}`),
  `/transaction/${'ab'.repeat(32)}`,
  `/key/${key}`,
  '/?nodeUrl=http://127.0.0.1:9',
  '/account/alice?nodeUrl=http://127.0.0.1:9',
];

const examples: Record<string, string> = {
  name: 'alice',
  id: '5',
  key,
  table: 'accounts',
  contract: 'eosio.token',
  symbol: 'EOS',
  proposer: 'alice',
  proposal: 'pending1',
  account: 'alice',
};

const resources = restRoutes.map(({ path, query, required: needs = [], example = {} }) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example[name] ?? examples[name] ?? '5');
  const asked = Object.keys(query).filter((name) => name in example || needs.includes(name));
  return `/api/v1${filled}?${asked.map((name) => `${name}=${example[name] ?? examples[name] ?? '5'}`).join('&')}`;
});

const others = (
  '/manifest.webmanifest /health /metrics /robots.txt /wallet-frame /api/v1/openapi.json /v2/health ' +
  '/v1/chain/get_info /v1/chain/no_such_call /api/v1/accounts/alice/export?format=csv'
).split(' ');

const prefixes = ['', '/wax', '/proton', '/fio', '/eos', '/jungle'];

test.each(prefixes)('no byte that a browser gets below %s/ holds a secret of the operator', async (prefix) => {
  let answered = 0;
  for (const path of [...pages, ...pages.map(twin), ...resources, ...others]) {
    const { statusCode, body, headers } = await app.fastify.inject(prefix + path);
    expect([path, body.includes(secret)]).toEqual([path, false]);
    expect([path, JSON.stringify(headers).includes(secret)]).toEqual([path, false]);
    answered += statusCode === 200 ? 1 : 0;
  }
  expect(answered).toBeGreaterThan(prefix === '/jungle' ? 20 : 60);
});

test('the services received the secret', () => {
  const paths = service.requests.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.every((path) => path.startsWith(`/${secret}`))).toBe(true);
  for (const part of ['/forex', '/snapshots/alice', '/v2/health', '/circulating', '/producers', '/node/v1/chain']) {
    expect([part, paths.some((path) => path.startsWith(`/${secret}${part}`))]).toEqual([part, true]);
  }
});

/** The page's data as JSON. */
function twin(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}format=json`;
}
