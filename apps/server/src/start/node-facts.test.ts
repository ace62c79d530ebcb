import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { coreSymbolOf } from './node-facts.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A node's edge of the network. */
async function node(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const paidIn = (quantity: string): RequestListener => {
  return (_, reply) => void reply.end(JSON.stringify({ rows: [{ quote: { balance: quantity } }] }));
};

test('the core symbol is read from the first node that answers', async () => {
  const broken = await node((_, reply) => void reply.destroy());
  const good = await node(paidIn('100.00000000 WAX'));
  const expected = { symbol: { code: 'WAX', precision: 8 }, problem: null };
  expect(await coreSymbolOf([good], 'eosio')).toEqual(expected);
  expect(await coreSymbolOf([broken, good], 'eosio')).toEqual(expected);
});

test('the RAM market is read from the system account', async () => {
  const requests: string[] = [];
  const url = await node((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push(Buffer.concat(chunks).toString());
      reply.end(JSON.stringify({ rows: [{ quote: { balance: '5.0000 REM' } }] }));
    });
  });
  expect((await coreSymbolOf([url], 'rem')).symbol).toEqual({ code: 'REM', precision: 4 });
  expect(requests).toEqual([JSON.stringify({ json: true, code: 'rem', scope: 'rem', table: 'rammarket', limit: 1 })]);
});

test('a chain without a RAM market is not an unreachable node', async () => {
  const none = await node(
    (_, reply) =>
      void reply.writeHead(500).end('{"code":500,"message":"Internal Service Error","error":{"code":3060003}}'),
  );
  expect(await coreSymbolOf([none], 'eosio')).toEqual({ symbol: null, problem: null });
  const html = await node((_, reply) => void reply.end('<html>'));
  const nonsense = await node(paidIn('a lot'));
  const { symbol, problem } = await coreSymbolOf([html, nonsense], 'eosio');
  expect(symbol).toBeNull();
  expect(problem).toContain(`${html}: it is not an Antelope node; ${nonsense}: `);
});
