import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

let indexed: IndexedDevnet;
let app: App;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

async function get<Json>(path: string): Promise<Json> {
  const answer = await app.fastify.inject(`/v2/${path}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return JSON.parse(answer.body) as Json;
}

describe('get_resource_usage', () => {
  interface Usage {
    stats: { count: number; min: number | null; max: number | null; avg: number | null; sum: number };
    percentiles: Record<string, number | null>;
  }
  interface Measured {
    timestamp: string;
    action_ordinal: number;
    cpu_usage_us: number;
    net_usage_words: number;
  }

  /** Top-level transfers of the two days before the day of the head block, from the list of actions. */
  async function measured(query = ''): Promise<Measured[]> {
    const { last_indexed_block_time: time } = await get<{ last_indexed_block_time: string }>('history/get_blocks');
    const midnight = Date.parse(`${time.slice(0, 10)}T00:00:00Z`);
    const after = new Date(midnight - 2 * 86_400_000).toISOString();
    const before = new Date(midnight - 500).toISOString();
    const { actions } = await get<{ actions: Measured[] }>(
      `history/get_actions?filter=eosio.token:transfer&limit=1000&after=${after}&before=${before}${query}`,
    );
    return actions.filter((action) => action.action_ordinal === 1);
  }

  test('CPU and NET of the transactions that begin with the action', async () => {
    const actions = await measured();
    expect(actions.length).toBeGreaterThan(1);
    const { cpu, net } = await get<{ cpu: Usage; net: Usage }>(
      'stats/get_resource_usage?code=eosio.token&action=transfer',
    );
    for (const [usage, values] of [
      [cpu, actions.map((action) => action.cpu_usage_us)],
      [net, actions.map((action) => action.net_usage_words)],
    ] as const) {
      const sum = values.reduce((total, value) => total + value, 0);
      expect(usage.stats).toMatchObject({
        count: values.length,
        min: Math.min(...values),
        max: Math.max(...values),
        avg: sum / values.length,
        sum,
      });
      expect(Object.keys(usage.percentiles)).toEqual(['1.0', '5.0', '25.0', '50.0', '75.0', '95.0', '99.0']);
      const shares = Object.values(usage.percentiles).map(Number);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares[0]).toBeGreaterThanOrEqual(Math.min(...values));
      expect(shares.at(-1)).toBeLessThanOrEqual(Math.max(...values));
    }
  });

  test('only to a receiver, and none for an action that never ran', async () => {
    const actions = await measured('&transfer.to=bob');
    const only = await get<{ cpu: Usage }>(
      'stats/get_resource_usage?code=eosio.token&action=transfer&@transfer.to=bob',
    );
    expect(only.cpu.stats.count).toBe(actions.length);
    const none = await get<{ cpu: Usage }>('stats/get_resource_usage?code=eosio.token&action=close');
    expect(none.cpu).toMatchObject({ stats: { count: 0, min: null, sum: 0 }, percentiles: { '50.0': null } });
  });
});

test('get_api_usage counts requests by status and path, altogether and by hour', async () => {
  interface Usage {
    total: { responses: Record<string, Record<string, number>> };
    buckets: { timestamp: string; responses: Record<string, Record<string, number>> }[];
  }
  const before = await get<Usage>('stats/get_api_usage');
  await get('state/get_links?account=alice');
  await app.fastify.inject('/v2/history/get_actions?limit=no');
  await app.fastify.inject('/v2/history/nothing');
  const { total, buckets } = await get<Usage>('stats/get_api_usage');
  const count = (usage: Usage, status: string, path: string) => usage.total.responses[status]?.[path] ?? 0;
  for (const [status, path] of [
    ['200', '/v2/state/get_links'],
    ['400', '/v2/history/get_actions'],
  ] as const) {
    expect(count({ total, buckets }, status, path)).toBe(count(before, status, path) + 1);
  }
  expect(JSON.stringify(total)).not.toContain('nothing');
  expect(Date.parse(buckets[0]!.timestamp) % 3_600_000).toBe(0);
  const hourly = buckets.reduce((sum, { responses }) => sum + (responses['200']?.['/v2/state/get_links'] ?? 0), 0);
  expect(hourly).toBe(count({ total, buckets }, '200', '/v2/state/get_links'));
});

describe('the OpenAPI document', () => {
  interface Document {
    openapi: string;
    servers: { url: string }[];
    paths: Record<string, { get: { operationId: string; parameters: { name: string; required: boolean }[] } }>;
  }

  test('each of its parameters is one that the path takes', async () => {
    const document = await get<Document>('docs/json');
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/v2' }] });
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
    for (const [path, { get: operation }] of Object.entries(document.paths)) {
      for (const { name } of operation.parameters) {
        const { body } = await app.fastify.inject(`/v2${path}?${encodeURIComponent(name)}=%00`);
        expect(body, `${path} ${name}`).not.toContain(`querystring.${name} is not supported`);
      }
    }
  });

  test('its required parameters are', async () => {
    const { paths } = await get<Document>('docs/json');
    for (const [path, { get: operation }] of Object.entries(paths)) {
      const needsAny = operation.parameters.some(({ required }) => required);
      expect((await app.fastify.inject(`/v2${path}`)).statusCode, path).toBe(needsAny ? 400 : 200);
    }
  });
});

test('an export without an account is a 400', async () => {
  expect((await app.fastify.inject('/v2/history/export_actions')).statusCode).toBe(400);
});
