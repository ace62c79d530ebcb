import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainRegistry } from '@antescope/chains/config/registry';
import { startDevnet } from '../../../test-kit/devnet.ts';
import { until } from '../../../test-kit/until.ts';
import type { Devnet } from '../../../test-kit/devnet-api.ts';
import { appOver } from './app-over.ts';
import { judge } from './judge.ts';
import type { App } from '../src/start/app.ts';
import type { RestRoute } from '../src/rest/rest-route.ts';
import { restRoutes } from '../src/rest/routes.ts';
import { refTo } from '../src/rest/schemas.ts';
import { withDevnetServices } from '../src/start/devnet-services.ts';
import { discoverChain } from '../src/start/discover-chain.ts';
import { openChain, type OpenChain } from '../src/start/open-chain.ts';

let devnet: Devnet;
let folder = '';
let chain: OpenChain;
let app: App;
const reported: string[] = [];
const reports = { warn: (line: string) => void reported.push(line) };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-open-'));
  devnet = await startDevnet();
  const target = { kind: 'nodes', key: null, nodes: [devnet.api], ship: devnet.ship } as const;
  const discovered = await discoverChain({ ...target, nodes: [devnet.api] }, chainRegistry);
  chain = await openChain(withDevnetServices(discovered, devnet.api), folder, reports);
  app = await appOver([chain.served]);
  // The whole story: answers of an index that is behind are parts.
  const { headNumber } = (await devnet.control('status')) as { headNumber: number };
  await until(() => (chain.served.index!().indexed ?? 0) >= headNumber);
});
afterAll(async () => {
  await app.fastify.close();
  await chain.close();
  await devnet.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string): Promise<{ data: unknown; meta: { source: string; failures: unknown[] } }> {
  const answer = await app.fastify.inject(`/api/v1${path}`);
  expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBe(200);
  return JSON.parse(answer.body) as { data: unknown; meta: { source: string; failures: unknown[] } };
}

test('a node of an unknown chain is served as local, with the symbol of its RAM market', () => {
  expect(chain.served.config).toMatchObject({
    key: 'local',
    chainId: devnet.chainId,
    coreSymbol: { code: 'EOS', precision: 4 },
    endpoints: [devnet.api],
  });
});

/** Not configured, or without data on the devnet. */
const notOnThisChain: Record<string, string> = {
  '/nfts/{id}': 'NFT not found',
  '/accounts/{name}/xpr-stake': 'The account has no XPR stake',
  '/accounts/{name}/gbm-rewards': 'The account has neither genesis balance nor voter rewards',
  '/snapshots/{id}': 'No snapshot service is configured',
  '/proxy/eosio': 'No comment service is configured',
};

test('every resource answers in its documented shape, complete', async () => {
  const { data: rows } = (await get('/actions?limit=5')) as { data: { transactionId: string; blockNumber: number }[] };
  const { data: account } = (await get('/accounts/alice')) as {
    data: { permissions: { authority: { keys: { key: string }[] } }[] };
  };
  const samples: Record<string, string> = {
    '/keys/{key}': `/keys/${account.permissions[0]!.authority.keys[0]!.key}`,
    '/nfts/{id}': '/nfts/1',
    '/blocks/{id}': `/blocks/${rows[0]!.blockNumber}`,
    '/transactions/{id}': `/transactions/${rows[0]!.transactionId}`,
    '/transactions/{id}/changes': `/transactions/${rows[0]!.transactionId}/changes`,
  };
  for (const route of restRoutes) {
    const path = samples[route.path] ?? exampleOf(route);
    const missing = notOnThisChain[route.path];
    if (missing !== undefined) {
      const answer = await app.fastify.inject(`/api/v1${path}`);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.json(), path).toMatchObject({ error: { code: 'not-found', message: missing } });
      continue;
    }
    const { data, meta } = await get(path);
    expect(await judge(route.response, data), path).toBe('fits');
    expect(await judge(refTo('Meta'), meta), path).toBe('fits');
    expect(meta.failures, path).toEqual([]);
  }
});

/** The question that the documentation asks. */
function exampleOf({ path, params, query, example = {} }: RestRoute): string {
  const whole = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example[name] ?? params[name]!.examples![0]!);
  const asked = Object.keys(example).filter((name) => Object.hasOwn(query, name));
  return asked.length === 0 ? whole : `${whole}?${asked.map((name) => `${name}=${example[name]}`).join('&')}`;
}

test('the compatible APIs read from the same index', async () => {
  const payload = { account_name: 'alice', pos: -1, offset: -3 };
  const native = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload });
  expect(native.headers['antescope-range']).toMatch(/^1-\d+$/);
  const hyperion = await app.fastify.inject('/v2/history/get_actions?account=alice&limit=3');
  expect((JSON.parse(hyperion.body) as { actions: unknown[] }).actions).toHaveLength(3);
  expect((await app.fastify.inject('/api/tokenbalance/local/alice/eosio.token/EOS')).body).toMatch(/^\d+\.\d{4}$/);
});

test('histories come from the index, and their pages cover each row once', async () => {
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const cursor: string = next === '' ? '' : `&cursor=${next}`;
    const page = await get(`/accounts/eosio/actions?limit=40&order=asc&contract=eosio&action=newaccount${cursor}`);
    expect(page.meta.source).toBe('index');
    const { rows, next: after } = page.data as { rows: { cursor: string }[]; next: string | null };
    seen.push(...rows.map((row) => row.cursor));
    next = after;
  }
  expect(seen.length).toBeGreaterThan(50);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a cursor of an unknown block is not silently ignored', async () => {
  const answer = await app.fastify.inject('/api/v1/accounts/alice/actions?cursor=20-deadbeef-5');
  expect(answer.statusCode).toBe(410);
  expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'gap' } });
  const nonsense = await app.fastify.inject('/api/v1/accounts/alice/actions?cursor=nonsense');
  expect(nonsense.statusCode).toBe(400);
  // An invalid request leaves the index available.
  expect((await get('/accounts/alice/actions')).meta).toMatchObject({ source: 'index', failures: [] });
});

test('state history of another chain is reported, and not indexed', async () => {
  const other = await startDevnet({ seed: 'another' });
  try {
    const found = await discoverChain(
      { kind: 'nodes', key: null, nodes: [devnet.api], ship: other.ship },
      chainRegistry,
    );
    const data = join(folder, 'crossed');
    const crossed = await openChain(found, data, reports);
    await expect
      .poll(() => reported.join('\n'))
      .toContain(`Indexing of local stopped: ${other.ship} is a node of chain`);
    expect(crossed.served.index!()).toMatchObject({ stopped: true, indexed: null });
    await crossed.close();
  } finally {
    await other.stop();
  }
});
