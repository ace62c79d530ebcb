import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chainByKey } from '@antescope/chains/config/registry';
import { nameHash } from '@antescope/sources/fio/name-hash';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from '../../../test/rendered-page.ts';
import { load } from './load.ts';

let node: Server;
let url: string;
let domainHash: string;

/** A FIO node with a table of domains by name hash. */
beforeAll(async () => {
  domainHash = await nameHash('dapixdev');
  node = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/v1/chain/get_table_rows') {
        const query = JSON.parse(body) as Record<string, string>;
        const matches = query.code === 'fio.address' && query.table === 'domains' && query.index_position === '4';
        const rows =
          matches && query.lower_bound === domainHash
            ? [{ id: 7, name: 'dapixdev', account: 'eosio', is_public: 0, expiration: 1893456000 }]
            : [];
        return response.end(JSON.stringify({ rows, more: false }));
      }
      const now = new Date().toISOString().slice(0, -1);
      response.end(
        JSON.stringify({
          chain_id: chainByKey('fio').chainId,
          head_block_num: 9,
          head_block_time: now,
          last_irreversible_block_num: 8,
        }),
      );
    });
  });
  await new Promise<void>((done) => node.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterAll(() => void node.close());

const search = async (query: string, key = 'fio') => {
  const context = contextOf({ ...chainByKey(key), endpoints: [url] }, url);
  return load({ params: { query }, search: {} }, context);
};

test('[SEARCH-010] on FIO a name that is a registered domain opens the domain, any other the account', async () => {
  expect(await search('dapixdev')).toEqual({ redirect: '/domain/dapixdev' });
  expect(await search('missing')).toEqual({ redirect: '/account/missing' });
  expect(await search('dapixdev', 'eos')).toEqual({ redirect: '/account/dapixdev' });
});

test('the hash of a name is the one that FIO’s own tools make', () => {
  // SHA-1 of 'abc' is a9993e364706816aba3e25717850c26c9cd0d89d.
  return expect(nameHash('abc')).resolves.toBe('0x6cc2507871253eba6a810647363e99a9');
});
