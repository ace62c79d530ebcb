import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ChainApi } from '../../node/chain-api.ts';
import { NodeClient } from '../../node/node-client.ts';
import { accountPrefix, searchAccounts } from './account-search.ts';

test.each([
  ['alice', 'alice'],
  ['a.b.c', 'a.b.c'],
  ['12345', '12345'],
  ['abcdefghijkl', 'abcdefghijkl'],
  ['abcdefghijklj', 'abcdefghijklj'],
  ['abcdefghijklk', null],
  ['abcdefghijkl55', null],
  ['alice6', null],
])('[SEARCH-020] %s is searched as %s', (typed, prefix) => expect(accountPrefix(typed)).toBe(prefix));

test.each([
  ['  EOSIO ', 'eosio'],
  ['.abc', null],
  ['a_b', null],
  ['', null],
  ['   ', null],
])("[SEARCH-021] '%s' is searched as %s", (typed, prefix) => expect(accountPrefix(typed)).toBe(prefix));

test('[SEARCH-016] what holds "eosio." gives no suggestion', () => {
  expect(accountPrefix('eosio.t')).toBeNull();
});

test('[SEARCH-019] names come from the scopes of userres, and only those that start with the text', async () => {
  const requests: unknown[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    requests.push([request.url, JSON.parse(text)]);
    response.end(JSON.stringify({ rows: [{ scope: 'alice' }, { scope: 'alice1111111' }, { scope: 'bob' }], more: '' }));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const api = new ChainApi(
    new NodeClient({ endpoints: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] }),
  );
  expect(await searchAccounts(api, 'eosio', ' Alice ', 10)).toMatchObject({
    state: 'data',
    data: ['alice', 'alice1111111'],
  });
  expect(await searchAccounts(api, 'eosio', 'x', 10)).toMatchObject({ state: 'empty' });
  expect(await searchAccounts(api, 'eosio', '.', 10)).toMatchObject({ state: 'empty', meta: { source: 'input' } });
  await searchAccounts(api, 'eosio', '123', 10);
  expect(requests[0]).toEqual([
    '/v1/chain/get_table_by_scope',
    { code: 'eosio', table: 'userres', lower_bound: 'alice', upper_bound: 'alicezzzzzzzj', limit: 10 },
  ]);
  expect(requests.at(-1)).toMatchObject(['/v1/chain/get_table_by_scope', { lower_bound: ' 123' }]);
  expect(requests).toHaveLength(3);
  server.closeAllConnections();
  server.close();
});
