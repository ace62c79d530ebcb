import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ChainProxy } from './chain-proxy.ts';
import { endpointKind } from './endpoints.ts';
import { NodePool, NodesFailed } from './node-pool.ts';

type Answer = (path: string, body: string, response: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
});

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}

/** A node at the network's edge that answers as told and keeps what it was asked. */
async function node(answer: Answer): Promise<{ url: string; asked: string[]; stop(): Promise<unknown> }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.url} ${body}`);
      answer(request.url ?? '', body, response, request);
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => close(server) };
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function info(head: number, age = 0): unknown {
  const time = new Date(Date.now() - age * 1000).toISOString().replace('Z', '');
  return { head_block_num: head, last_irreversible_block_num: head - 10, head_block_time: time };
}

function text(answer: { body: Buffer }): unknown {
  return JSON.parse(answer.body.toString());
}

const ask = Buffer.from('{}');

test('reading goes on at the next node when one is refused, breaks off or answers with a gateway page', async () => {
  const dead = await node(() => {});
  await dead.stop();
  const breaking = await node((_path, _body, response) => response.destroy());
  const gateway = await node((_path, _body, response) => response.writeHead(503).end('<html>busy</html>'));
  const parked = await node((_path, _body, response) => response.writeHead(200).end('<html>for sale</html>'));
  const good = await node((_path, _body, response) => json(response, { version: 1 }));
  const pool = new NodePool([dead.url, breaking.url, gateway.url, parked.url, good.url]);
  const answer = await pool.ask('/v1/chain/get_abi', ask, 'read');
  expect(answer.endpoint).toBe(good.url);
  await pool.ask('/v1/chain/get_abi', ask, 'read');
  // The failing ones are asked last until they rested.
  expect(gateway.asked).toHaveLength(1);
  expect(good.asked).toHaveLength(2);
});

test("a node's own error is an answer, whatever its number", async () => {
  const problem = {
    code: 500,
    message: 'Internal Service Error',
    error: { code: 3060002, name: 'x', what: 'y', details: [] },
  };
  const first = await node((_path, _body, response) => json(response, problem, 500));
  const second = await node((_path, _body, response) => json(response, {}));
  const answer = await new NodePool([first.url, second.url]).ask('/v1/chain/get_account', ask, 'read');
  expect(answer.status).toBe(500);
  expect(text(answer)).toEqual(problem);
  expect(second.asked).toEqual([]);
});

test('all nodes failing says what each did', async () => {
  const first = await node((_path, _body, response) => response.writeHead(502).end());
  const second = await node((_path, _body, response) => response.destroy());
  const pool = new NodePool([first.url, second.url]);
  const failure = await pool.ask('/v1/chain/get_abi', ask, 'read').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NodesFailed);
  expect((failure as NodesFailed).attempts.map((attempt) => attempt.endpoint)).toEqual([first.url, second.url]);
  expect((failure as NodesFailed).message).toContain('Bad response from server 502');
});

test('a transaction goes to the next node only where the connection was refused', async () => {
  const dead = await node(() => {});
  await dead.stop();
  const swallowing = await node((_path, _body, response) => response.destroy());
  const good = await node((_path, _body, response) => json(response, {}, 202));
  const refused = await new NodePool([dead.url, good.url]).ask('/v1/chain/send_transaction', ask, 'send');
  expect(refused.endpoint).toBe(good.url);
  const failure = await new NodePool([swallowing.url, good.url])
    .ask('/v1/chain/send_transaction', ask, 'send')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NodesFailed);
  expect((failure as NodesFailed).sent).toBe(true);
  expect(good.asked).toHaveLength(1);
});

test('a node whose head is over 30 s old is passed over; when all are, the answer stands', async () => {
  const old = await node((_path, _body, response) => json(response, info(100, 31)));
  const fresh = await node((_path, _body, response) => json(response, info(200)));
  expect(text(await new NodePool([old.url, fresh.url]).ask('/v1/chain/get_info', ask, 'info'))).toMatchObject({
    head_block_num: 200,
  });
  expect(text(await new NodePool([old.url]).ask('/v1/chain/get_info', ask, 'info'))).toMatchObject({
    head_block_num: 100,
  });
});

test('get_info is asked once for a moment, equal readings once at a time', async () => {
  const held: ServerResponse[] = [];
  const one = await node((path, _body, response) => {
    if (path.endsWith('get_info')) json(response, info(100));
    else held.push(response);
  });
  const proxy = new ChainProxy(new NodePool([one.url]));
  await Promise.all([1, 2, 3].map(() => proxy.request('/v1/chain/get_info', ask, 'info')));
  await proxy.request('/v1/chain/get_info', null, 'info');
  expect(one.asked).toHaveLength(1);
  const both = [1, 2].map(() => proxy.request('/v1/chain/get_account', ask, 'read'));
  await expect.poll(() => held.length).toBe(1);
  json(held[0]!, { account_name: 'alice' });
  expect((await Promise.all(both)).map(text)).toEqual([{ account_name: 'alice' }, { account_name: 'alice' }]);
});

test('a block is kept once it is irreversible, and asked again before', async () => {
  const one = await node((path, body, response) => {
    if (path.endsWith('get_info')) return json(response, info(100));
    // A contract's data may hold the same field names: only the block's own number counts.
    json(response, {
      transactions: [{ block_num: 1 }],
      block_num: (JSON.parse(body) as { block_num_or_id: number }).block_num_or_id,
    });
  });
  const proxy = new ChainProxy(new NodePool([one.url]));
  await proxy.request('/v1/chain/get_info', ask, 'info');
  for (const number of [90, 90, 91, 91]) {
    await proxy.request('/v1/chain/get_block', Buffer.from(JSON.stringify({ block_num_or_id: number })), 'block');
  }
  expect(one.asked.filter((line) => line.includes(':90'))).toHaveLength(1);
  expect(one.asked.filter((line) => line.includes(':91'))).toHaveLength(2);
});

test('only reading and sending endpoints of the chain API pass', () => {
  expect(endpointKind('get_info')).toBe('info');
  expect(endpointKind('compute_transaction')).toBe('send');
  for (const name of ['push_block', 'pause', 'create_snapshot', '__proto__', 'constructor', '']) {
    expect(endpointKind(name)).toBeNull();
  }
});
