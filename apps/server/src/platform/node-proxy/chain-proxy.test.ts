import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeClient } from '@antescope/sources/node/node-client';
import { NodeUnavailableError } from '@antescope/sources/node/node-error';
import { afterEach, expect, test } from 'vitest';
import { ChainProxy } from './chain-proxy.ts';
import { endpointKind } from '@antescope/compat/nodeos/endpoints';

type Answer = (path: string, body: string, response: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
});

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}

/** A server in place of a node that records its requests. */
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

function proxyOver(...endpoints: string[]): ChainProxy {
  return new ChainProxy(new NodeClient({ endpoints, checkEveryMs: Infinity }));
}

test('a read goes to the next node after a refused or broken connection or the page of a gateway', async () => {
  const dead = await node(() => {});
  await dead.stop();
  const breaking = await node((_path, _body, response) => response.destroy());
  const gateway = await node((_path, _body, response) => response.writeHead(503).end('<html>busy</html>'));
  const parked = await node((_path, _body, response) => response.writeHead(200).end('<html>for sale</html>'));
  const good = await node((_path, _body, response) => json(response, { version: 1 }));
  const proxy = proxyOver(dead.url, breaking.url, gateway.url, parked.url, good.url);
  const answer = await proxy.request('/v1/chain/get_abi', ask, 'read');
  expect(answer.endpoint).toBe(good.url);
  await proxy.request('/v1/chain/get_abi', ask, 'read');
  // Failing endpoints are the last choice.
  expect(gateway.asked).toHaveLength(1);
  expect(good.asked).toHaveLength(2);
  expect(proxy.counts.get(good.url)).toEqual({ answered: 2, failed: 0 });
  expect(proxy.counts.get(gateway.url)).toEqual({ answered: 0, failed: 1 });
});

test("a node's error response is forwarded, whatever its status", async () => {
  const problem = {
    code: 500,
    message: 'Internal Service Error',
    error: { code: 3060002, name: 'x', what: 'y', details: [] },
  };
  const first = await node((_path, _body, response) => json(response, problem, 500));
  const second = await node((_path, _body, response) => json(response, {}));
  const answer = await proxyOver(first.url, second.url).request('/v1/chain/get_account', ask, 'read');
  expect(answer.status).toBe(500);
  expect(text(answer)).toEqual(problem);
  expect(second.asked).toEqual([]);
});

test('an overloaded node is skipped; if all are, one response is forwarded', async () => {
  const problem = { code: 429, message: 'Busy', error: { code: 3010000, name: 'x', what: 'y', details: [] } };
  const busy = await node((_path, _body, response) => json(response, problem, 429));
  const good = await node((_path, _body, response) => json(response, { version: 1 }));
  expect((await proxyOver(busy.url, good.url).request('/v1/chain/get_abi', ask, 'read')).endpoint).toBe(good.url);
  const answer = await proxyOver(busy.url).request('/v1/chain/get_abi', ask, 'read');
  expect({ status: answer.status, body: text(answer) }).toEqual({ status: 429, body: problem });
  // It did answer: a transaction is not offered to another node.
  const sent = await proxyOver(busy.url, good.url).request('/v1/chain/send_transaction', ask, 'send');
  expect(sent.status).toBe(429);
  expect(good.asked).toHaveLength(1);
});

test('all nodes failing: the error has the reason of each', async () => {
  const first = await node((_path, _body, response) => response.writeHead(502).end());
  const second = await node((_path, _body, response) => response.destroy());
  const failed = proxyOver(first.url, second.url).request('/v1/chain/get_abi', ask, 'read');
  const error = (await failed.catch((reason: unknown) => reason)) as NodeUnavailableError;
  expect(error).toBeInstanceOf(NodeUnavailableError);
  expect(error.mayHaveArrived).toBe(false);
  expect(error.failures.map(({ endpoint, code }) => [endpoint, code])).toEqual([
    [first.url, 'http'],
    [second.url, 'network'],
  ]);
  expect(error.failures[0]!.message).toBe('Bad response from server 502');
});

test('a transaction goes to the next node only where the connection was refused', async () => {
  const dead = await node(() => {});
  await dead.stop();
  const swallowing = await node((_path, _body, response) => response.destroy());
  const good = await node((_path, _body, response) => json(response, {}, 202));
  const gateway = await node((_path, _body, response) => response.writeHead(502).end('<html>bad gateway</html>'));
  const send = (...endpoints: string[]) => proxyOver(...endpoints).request('/v1/chain/send_transaction', ask, 'send');
  expect((await send(dead.url, good.url)).endpoint).toBe(good.url);
  for (const lossy of [swallowing, gateway]) {
    const error = await send(lossy.url, good.url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NodeUnavailableError);
    expect((error as NodeUnavailableError).mayHaveArrived).toBe(true);
  }
  expect(good.asked).toHaveLength(1);
});

test('a node whose head is over 30 s old is skipped; where all are stale the freshest answers', async () => {
  const old = await node((_path, _body, response) => json(response, info(100, 31)));
  const fresh = await node((_path, _body, response) => json(response, info(200)));
  const older = await node((_path, _body, response) => json(response, info(90, 90)));
  const head = async (...endpoints: string[]) =>
    text(await proxyOver(...endpoints).request('/v1/chain/get_info', ask, 'info'));
  expect(await head(old.url, fresh.url)).toMatchObject({ head_block_num: 200 });
  expect(await head(older.url, old.url)).toMatchObject({ head_block_num: 100 });
});

test('get_info is cached briefly, equal concurrent reads are sent once', async () => {
  const held: ServerResponse[] = [];
  const one = await node((path, _body, response) => {
    if (path.endsWith('get_info')) json(response, info(100));
    else held.push(response);
  });
  const proxy = proxyOver(one.url);
  await Promise.all([1, 2, 3].map(() => proxy.request('/v1/chain/get_info', ask, 'info')));
  await proxy.request('/v1/chain/get_info', null, 'info');
  expect(one.asked).toHaveLength(1);
  const both = [1, 2].map(() => proxy.request('/v1/chain/get_account', ask, 'read'));
  await expect.poll(() => held.length).toBe(1);
  json(held[0]!, { account_name: 'alice' });
  expect((await Promise.all(both)).map(text)).toEqual([{ account_name: 'alice' }, { account_name: 'alice' }]);
});

test('a block is cached once it is irreversible, not before', async () => {
  const one = await node((path, body, response) => {
    if (path.endsWith('get_info')) return json(response, info(100));
    // A contract's data may hold the same field names: only the block's own number counts.
    json(response, {
      transactions: [{ block_num: 1 }],
      block_num: (JSON.parse(body) as { block_num_or_id: number }).block_num_or_id,
    });
  });
  const proxy = proxyOver(one.url);
  await proxy.request('/v1/chain/get_info', ask, 'info');
  for (const number of [90, 90, 91, 91]) {
    await proxy.request('/v1/chain/get_block', Buffer.from(JSON.stringify({ block_num_or_id: number })), 'block');
  }
  expect(one.asked.filter((line) => line.includes(':90'))).toHaveLength(1);
  expect(one.asked.filter((line) => line.includes(':91'))).toHaveLength(2);
});

test('only read and transaction endpoints of the chain API are forwarded', () => {
  expect(endpointKind('get_info')).toBe('info');
  expect(endpointKind('get_raw_block')).toBe('read');
  expect(endpointKind('compute_transaction')).toBe('send');
  for (const name of ['push_block', 'pause', 'create_snapshot', '__proto__', 'constructor', '']) {
    expect(endpointKind(name)).toBeNull();
  }
});
