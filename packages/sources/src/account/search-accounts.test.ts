import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { accountPrefix, searchAccounts } from './search-accounts.ts';

test.each([
  ['alice', 'alice'],
  ['a.b.c', 'a.b.c'],
  ['12345', '12345'],
  ['abcdefghijkl', 'abcdefghijkl'],
  ['abcdefghijklj', 'abcdefghijklj'],
  ['abcdefghijklk', null],
  ['abcdefghijkl55', null],
  ['alice6', null],
])('[SEARCH-020] %s is searched as %s', (typed, prefix) => expect(accountPrefix(typed, 'eosio')).toBe(prefix));

test.each([
  ['  EOSIO ', 'eosio'],
  ['.abc', null],
  ['a_b', null],
  ['', null],
  ['   ', null],
])("[SEARCH-021] '%s' is searched as %s", (typed, prefix) => expect(accountPrefix(typed, 'eosio')).toBe(prefix));

test('[SEARCH-016] what holds "eosio." gives no suggestion', () => {
  expect(accountPrefix('eosio.t', 'eosio')).toBeNull();
  expect(accountPrefix('rem.t', 'rem')).toBeNull();
  expect(accountPrefix('eosio.t', 'rem')).toBe('eosio.t');
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
  const { at } = sourcesOver(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await searchAccounts(at, ' Alice ', 10)).toMatchObject({
    state: 'data',
    data: ['alice', 'alice1111111'],
  });
  expect(await searchAccounts(at, 'x', 10)).toMatchObject({ state: 'empty' });
  expect(await searchAccounts(at, '.', 10)).toMatchObject({ state: 'empty', meta: { source: 'input' } });
  await searchAccounts(at, '123', 10);
  expect(requests[0]).toEqual([
    '/v1/chain/get_table_by_scope',
    { code: 'eosio', table: 'userres', lower_bound: 'alice', upper_bound: 'alicezzzzzzzj', limit: 10 },
  ]);
  expect(requests.at(-1)).toMatchObject(['/v1/chain/get_table_by_scope', { lower_bound: ' 123' }]);
  expect(requests).toHaveLength(3);
  server.closeAllConnections();
  server.close();
});

test('[SEARCH-019] on FIO, where accounts have no resources, names come from accountmap', async () => {
  const row = (account: string) => ({ account, clientkey: 'FIO7', clientkeyhash: '0x00' });
  const node = await startFakeNode(() => ({ rows: [row('qbxn5zhw2ypw'), row('qbzz')], more: false, next_key: '' }));
  const { at } = sourcesOver(node.url, {}, { key: 'fio' });
  expect(await searchAccounts(at, 'qbx', 5)).toMatchObject({ state: 'data', data: ['qbxn5zhw2ypw'] });
  expect(node.requests).toMatchObject([
    {
      path: '/v1/chain/get_table_rows',
      body: { code: 'fio.address', scope: 'fio.address', table: 'accountmap', lower_bound: 'qbx', limit: 5 },
    },
  ]);
  await node.close();
});
