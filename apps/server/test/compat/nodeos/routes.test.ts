import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Exchange, loadExchanges } from '../../../../../fixtures/exchanges.ts';
import { endpointKind } from '@antescope/compat/nodeos/endpoints';
import { appOver, chainOver } from '../../app-over.ts';
import type { App } from '../../../src/start/app.ts';
import type { ServedChain } from '../../../src/platform/served-chain.ts';
import { startRecordedNode, type RecordedNode } from '../../../../../fixtures/recorded-node.ts';

let node: RecordedNode;
let app: App;
let chain: ServedChain;
beforeAll(async () => {
  node = await startRecordedNode();
  chain = chainOver([node.url]);
  app = await appOver([chain, chainOver([node.url], 'wax')]);
});
afterAll(async () => {
  await app.fastify.close();
  await node.close();
});

/** Requests that reached the node. */
function passedOn(): number {
  return chain.proxy.counts.get(node.url)!.answered;
}

/** The body that was sent: the recording's text, or the JSON text of its value. */
function bodyOf(exchange: Exchange): string {
  if (exchange.request === null) return '';
  return typeof exchange.request === 'string' ? exchange.request : JSON.stringify(exchange.request);
}

function post(url: string, payload: string | Buffer) {
  return app.fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
}

test('every recorded exchange of the chain API is forwarded unchanged, including errors', async () => {
  const seen = new Set<string>();
  let compared = 0;
  for (const exchange of loadExchanges()) {
    const name = exchange.path.replace('/v1/chain/', '');
    const key = `${exchange.path} ${bodyOf(exchange)}`;
    if (exchange.method !== 'POST' || exchange.status === 0 || exchange.group.startsWith('load.')) continue;
    // get_info is the answer of a moment, and of equal questions the node above knows one answer.
    if (endpointKind(name) === null || name === 'get_info' || seen.has(key)) continue;
    seen.add(key);
    const direct = await fetch(node.url + exchange.path, { method: 'POST', body: bodyOf(exchange) });
    const through = await post(exchange.path, bodyOf(exchange));
    expect(through.body, exchange.id).toBe(await direct.text());
    expect(through.statusCode, exchange.id).toBe(direct.status);
    compared += 1;
  }
  console.log(`${compared} exchanges compared`);
  expect(compared).toBeGreaterThan(300);
});

test('a GET with a query is sent as a body, except for what changes the chain; other plugins by name only', async () => {
  const get = (url: string) => app.fastify.inject({ method: 'GET', url });
  const posted = await post('/v1/chain/get_account', '{"account_name":"alice"}');
  const got = await get('/v1/chain/get_account?account_name=alice');
  expect(got.statusCode).toBe(200);
  expect(JSON.parse(got.body)).toEqual(JSON.parse(posted.body));
  const sent = await get('/v1/chain/send_transaction?transaction=1');
  const empty = await get('/v1/chain/send_transaction');
  expect([sent.statusCode, sent.body]).toEqual([empty.statusCode, empty.body]);
  const before = passedOn();
  for (const path of [
    'producer/pause',
    'net/connect',
    'db_size/get',
    'trace_api/x',
    'node/x',
    'trace_api',
    'nodex/get',
  ]) {
    const answer = await get(`/v1/${path}`);
    expect(answer.statusCode, path).toBe(404);
    expect(JSON.parse(answer.body), path).toMatchObject({ code: 404 });
  }
  expect(passedOn()).toBe(before);
  await get('/v1/trace_api/get_block?block_num=5');
  await get('/v1/node/get_supported_apis');
  expect(passedOn()).toBe(before + 2);
});

describe('cross-origin clients', () => {
  test('responses are readable from any origin and name the node that answered', async () => {
    const answer = await post('/v1/chain/get_info', '{}');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['antescope-endpoint']).toBe(node.url);
    expect(JSON.parse(answer.body)).toMatchObject({ chain_id: expect.stringMatching(/^24df/) });
    const asked = await app.fastify.inject({ method: 'OPTIONS', url: '/v1/chain/get_info' });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toContain('content-type');
  });

  test("the same under a chain's prefix and host, by GET and with any content type", async () => {
    const get = await app.fastify.inject({ method: 'GET', url: '/wax/v1/chain/get_info' });
    expect(get.statusCode).toBe(200);
    const byHost = await app.fastify.inject({
      method: 'POST',
      url: '/v1/chain/get_account',
      payload: '{"account_name":"alice"}',
      headers: { host: 'wax.example.org', 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(JSON.parse(byHost.body)).toMatchObject({ account_name: 'alice' });
  });
});

describe('what is not forwarded', () => {
  test.each([
    'producer/pause',
    'net/connect',
    'chain/push_block',
    'chain/__proto__',
    'chain/..%2fproducer%2fpause',
    'chain',
    '',
  ])('%s is an unknown endpoint, with nodeos’ error', async (path) => {
    for (const method of ['GET', 'POST'] as const) {
      const asked = passedOn();
      const answer = await app.fastify.inject({
        method,
        url: `/v1/${path}`,
        ...(method === 'POST' ? { payload: '{}' } : {}),
      });
      expect(answer.statusCode).toBe(404);
      expect(JSON.parse(answer.body)).toMatchObject({
        code: 404,
        error: { details: [{ message: 'Unknown Endpoint' }] },
      });
      expect(passedOn()).toBe(asked);
    }
  });

  test('a body above the limit', async () => {
    const asked = passedOn();
    const answer = await post('/v1/chain/get_account', Buffer.alloc(2 * 1024 * 1024 + 1, 32));
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 413,
      error: { details: [{ message: 'The request body is too large' }] },
    });
    expect(passedOn()).toBe(asked);
  });
});

test('with every node down the error lists them, and that a transaction was not sent', async () => {
  const gone = await startRecordedNode();
  await gone.close();
  const lonely = await appOver([chainOver([gone.url])]);
  const answer = await lonely.fastify.inject({ method: 'POST', url: '/v1/chain/send_transaction', payload: '{}' });
  expect(answer.statusCode).toBe(502);
  const { error } = JSON.parse(answer.body) as { error: { details: { message: string }[] } };
  expect(error.details[0]!.message).toBe(`${gone.url}: connection refused`);
  await lonely.fastify.close();
});
