import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refTo } from './schemas.ts';
import { judge } from '../../test/judge.ts';
import { exportResource } from './export-resource.ts';
import { restRoutes } from './routes.ts';
import { appOver, chainOver, recordedChainId } from '../../test/app-over.ts';
import type { App } from '../start/app.ts';
import { startRecordedNode, type RecordedNode } from '../../../../fixtures/recorded-node.ts';

let node: RecordedNode;
let app: App;
beforeAll(async () => {
  node = await startRecordedNode();
  app = await appOver([chainOver([node.url]), chainOver([node.url], 'wax')]);
});
afterAll(async () => {
  await app.fastify.close();
  await node.close();
});

interface Body {
  data: Record<string, unknown>;
  meta: Record<string, unknown>;
  error: { code: string; message: string; details: Record<string, unknown> };
}

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await app.fastify.inject({ method: 'GET', url, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: (answer.body === '' ? null : JSON.parse(answer.body)) as Body,
  };
}

describe('answers', () => {
  test('an account, with its source, and in the documented shape', async () => {
    const { status, body } = await get('/api/v1/accounts/alice');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'alice', coreSymbol: expect.stringContaining('EOS') });
    expect(body.data.liquid).toMatch(/^\d+\.\d{4} EOS$/);
    expect(body.meta).toMatchObject({ source: 'node', endpoint: node.url, complete: true });
    expect(await judge(refTo('Account'), body.data)).toBe('fits');
    expect(await judge(refTo('Meta'), body.meta)).toBe('fits');
  });

  test('the stakes of an account, its own first', async () => {
    const stakes = (await get('/api/v1/accounts/alice/stakes')).body.data as unknown as Record<string, string>[];
    expect(stakes[0]).toMatchObject({ from: 'alice', to: 'alice', cpu: expect.stringMatching(/^\d+\.\d{4} EOS$/) });
  });

  test("a block, the head, the schedule and an account's history", async () => {
    const block = await get('/api/v1/blocks/58');
    expect(await judge(refTo('Block'), block.body.data)).toBe('fits');
    expect((block.body.data.transactions as unknown[]).length).toBeGreaterThan(0);
    const head = await get('/api/v1/head');
    expect(head.body.data.chainId).toBe(recordedChainId);
    expect(await judge(refTo('Head'), head.body.data)).toBe('fits');
    const schedule = await get('/api/v1/schedule');
    expect(await judge(refTo('Schedule'), schedule.body.data)).toBe('fits');
    const history = await get('/api/v1/accounts/alice/actions?limit=20');
    expect(await judge(refTo('ActionPage'), history.body.data)).toBe('fits');
    expect((history.body.data.rows as unknown[]).length).toBeGreaterThan(0);
  });

  test('the same under a prefix', async () => {
    expect((await get('/wax/api/v1/accounts/alice')).body.data.name).toBe('alice');
  });

  test('an unchanged response is a 304', async () => {
    const first = await get('/api/v1/schedule');
    const again = await app.fastify.inject({ url: '/api/v1/openapi.json' });
    const tag = String(again.headers.etag);
    expect(tag).toMatch(/^W\//);
    expect(first.headers.etag).not.toBe(tag);
    const same = await get('/api/v1/openapi.json', { 'if-none-match': tag });
    expect(same.status).toBe(304);
    expect(same.headers.etag).toBe(tag);
    // Another chain's document has other addresses, and so another tag.
    const other = await app.fastify.inject({ url: '/wax/api/v1/openapi.json', headers: { 'if-none-match': tag } });
    expect(other.statusCode).toBe(200);
    expect((JSON.parse(other.body) as { servers: unknown }).servers).toEqual([{ url: '/wax/api/v1' }]);
    const packed = await app.fastify.inject({
      url: '/api/v1/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(again.body);
  });

  test('responses are readable cross-origin, but cannot run scripts', async () => {
    const { headers } = await get('/api/v1/head');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('errors', () => {
  test('[ACCT-021] an unknown account is 404, complete', async () => {
    const { status, body } = await get('/api/v1/accounts/doesnotexist');
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ code: 'not-found', message: 'Account not found!' });
  });

  test.each([
    ['/api/v1/accounts/Alice', 'bad-input'],
    ['/api/v1/accounts/alice.alice.alice', 'bad-input'],
    ['/api/v1/accounts/%00', 'bad-input'],
    ['/api/v1/accounts/alice?colour=red', 'bad-input'],
    ['/api/v1/accounts/alice/actions?limit=0', 'bad-input'],
    ['/api/v1/accounts/alice/actions?limit=101', 'bad-input'],
    ['/api/v1/accounts/alice/actions?order=sideways', 'bad-input'],
    ['/api/v1/accounts/alice/actions?cursor=%3Cscript%3E', 'bad-input'],
    ['/api/v1/accounts/alice/actions?after=2026-99-99', 'bad-input'],
    ['/api/v1/blocks/-1', 'bad-input'],
    ['/api/v1/blocks/12345678901', 'bad-input'],
    ['/api/v1/transactions/abc', 'bad-input'],
    ['/api/v1/keys/EOS1111111111111111111111111111111111111111111111111', 'bad-key'],
  ])('%s is 400', async (url, code) => {
    const { status, body } = await get(url);
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.error.code).toBe(code);
  });

  test('an unknown path is 404 in the same envelope', async () => {
    const { status, body } = await get('/api/v1/nothing');
    expect(status).toBe(404);
    expect(body.error.code).toBe('no-resource');
    const post = await app.fastify.inject({ method: 'POST', url: '/api/v1/head', payload: {} });
    expect(post.statusCode).toBe(404);
  });

  test('every path below /api, /v1 and /v2 answers programs in JSON, and preflight requests', async () => {
    for (const url of [
      '/api/account/local',
      `/api/account/local/${'a'.repeat(600)}`,
      '/api/rexbal/local/alice',
      '/api/v1/accounts/%ff',
      '/api/%ff',
      '/v2/%ff',
      '/v2/nothing',
      '/v1/chain/%ff',
      `/v1/chain/${'a'.repeat(600)}`,
    ]) {
      const answer = await app.fastify.inject(url);
      expect([400, 404], url).toContain(answer.statusCode);
      expect(answer.headers['content-type'], url).toContain('application/json');
    }
    const { error } = JSON.parse((await app.fastify.inject('/api/v1/accounts/%ff')).body) as Body;
    expect(error.code).toBe('bad-request');
    for (const url of ['/v2/history/get_actions', '/api/key/EOS5', '/api/v1/head', '/v1/chain/get_info']) {
      const answer = await app.fastify.inject({ method: 'OPTIONS', url });
      expect(answer.statusCode, url).toBe(204);
      expect(answer.headers, url).toMatchObject({ 'access-control-allow-origin': '*' });
      expect(answer.headers['access-control-allow-methods'], url).toContain('GET');
    }
  });

  test('a wrong point in time or key is the fault of the request', async () => {
    for (const path of [
      'accounts/alice/past?at=-1',
      'contracts/eosio.token/tables/stat/past?at=soon',
      'contracts/eosio.token/tables/accounts/scopes?from=abc%20def',
    ]) {
      expect((await get(`/api/v1/${path}`)).status, path).toBe(400);
    }
  });

  test('an unreachable node is a 502 with the reason, never an empty response', async () => {
    const gone = await startRecordedNode();
    await gone.close();
    const lonely = await appOver([chainOver([gone.url])]);
    for (const path of ['accounts/alice', 'accounts/alice/actions', 'blocks/5', 'head', 'search?q=ali']) {
      const answer = await lonely.fastify.inject(`/api/v1/${path}`);
      expect(answer.statusCode, path).toBe(502);
      const { error } = JSON.parse(answer.body) as Body;
      expect(error.code).toBe('sources-failed');
      expect(JSON.stringify(error.details.failures)).toContain(new URL(gone.url).host);
    }
    const health = await lonely.fastify.inject('/health');
    expect(health.statusCode).toBe(503);
    await lonely.fastify.close();
  });

  test('above the rate limit is 429 with the time to wait', async () => {
    const limited = await appOver([chainOver([node.url])], { rateLimit: 2 });
    await limited.fastify.inject('/api/v1/openapi.json');
    await limited.fastify.inject('/api/v1/openapi.json');
    const third = await limited.fastify.inject('/api/v1/openapi.json');
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBeDefined();
    expect((JSON.parse(third.body) as Body).error.code).toBe('too-many-requests');
    await limited.fastify.close();
  });

  test('no path makes the server fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const url = `/api/v1/${encodeURI(text.toWellFormed())}`;
        const { status } = await get(url);
        expect([200, 304, 400, 404, 502]).toContain(status);
      }),
      { numRuns: 200 },
    );
  });
});

describe('search', () => {
  test('an impossible prefix finds nothing and queries no source', async () => {
    const gone = await startRecordedNode();
    await gone.close();
    const lonely = await appOver([chainOver([gone.url])]);
    for (const text of ['', '.alice', 'ALICE!', '日本', 'a'.repeat(14)]) {
      const answer = await lonely.fastify.inject(`/api/v1/search?q=${encodeURIComponent(text)}`);
      expect(answer.statusCode).toBe(200);
      expect((JSON.parse(answer.body) as Body).data).toEqual([]);
    }
    await lonely.fastify.close();
  });
});

test('the OpenAPI document lists every resource, and every reference resolves', async () => {
  const answer = await app.fastify.inject('/wax/api/v1/openapi.json');
  const document = JSON.parse(answer.body) as {
    paths: Record<string, unknown>;
    servers: { url: string }[];
    components: { schemas: object };
  };
  expect(document.servers).toEqual([{ url: '/wax/api/v1' }]);
  const files = [exportResource.path];
  expect(Object.keys(document.paths).filter((path) => !files.includes(path))).toEqual(
    restRoutes.map((route) => route.path),
  );
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(files));
  const references = [...answer.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name);
  const ids = [...answer.body.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1]!);
  expect(new Set(ids).size).toBe(Object.keys(document.paths).length);
});
