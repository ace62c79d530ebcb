import { IndexPast } from '@antescope/index/answers/index-past';
import { IndexSource } from '@antescope/index/answers/index-source';
import { IndexState } from '@antescope/index/answers/index-state';
import { indexRecords } from '@antescope/index/answers/records/index-records';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from './app-over.ts';
import { type IndexedDevnet, indexedDevnet } from './indexed-devnet.ts';
import { openApiDocument } from '../src/rest/openapi.ts';
import type { App } from '../src/start/app.ts';

let indexed: IndexedDevnet;
let app: App;
beforeAll(async () => {
  indexed = await indexedDevnet();
  const { chain, devnet } = indexed;
  const { reader, abis } = chain.store!;
  const { config } = chain;
  const node = new NodeClient({ endpoints: [devnet.api], chainId: devnet.chainId });
  const present = new AbiSource(new ChainApi(node));
  const sources = createChainSources({
    node,
    histories: [new IndexSource(reader, present, config)],
    chain: config,
    records: indexRecords({ reader, abis, keyPrefix: config.keyPrefix }),
    state: new IndexState(reader, abis),
    past: new IndexPast(reader, abis, config.keyPrefix),
  });
  app = await appOver([{ ...chain, sources }]);
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
const { paths } = openApiDocument('', '1') as { paths: Record<string, { get: { parameters: Parameter[] } }> };

/** Parameters whose document has no example. */
const unnamed: Readonly<Record<string, string>> = { key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV' };

/** Lists of the REST API with a cursor, with the examples of their document. */
const lists = Object.entries(paths)
  .filter(([, { get }]) => get.parameters.some(({ name }) => name === 'cursor'))
  .map(([path, { get }]) => {
    const example = new Map(get.parameters.map(({ name, example: value }) => [name, String(value ?? '')]));
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(example.get(name) || unnamed[name]!),
    );
    return `/api/v1${filled}`;
  });

const garbage = [
  'x',
  '1-2-3-4-5',
  '99999999999999999999999999',
  '0x10',
  'null',
  '{"a":1}',
  "' OR 1=1 --",
  '%00',
  'a'.repeat(300),
  '🦊',
];

test('there are lists with cursors', () => {
  expect(lists.length).toBeGreaterThan(5);
});

test.each(lists)('%s: a forged cursor is refused', async (path) => {
  for (const cursor of garbage) {
    const { statusCode, body } = await app.fastify.inject(`${path}?cursor=${encodeURIComponent(cursor)}`);
    expect([400, 410], `${cursor}: ${body.slice(0, 200)}`).toContain(statusCode);
    expect(JSON.parse(body)).toHaveProperty('error.code');
  }
});

test('a cursor of one list leads to no failure of another', async () => {
  const answers = await Promise.all(lists.map((path) => app.fastify.inject(`${path}?limit=1`)));
  const cursors = answers
    .map(({ body }) => (JSON.parse(body) as { data?: { next?: unknown } }).data?.next)
    .filter((next) => typeof next === 'string');
  expect(cursors.length).toBeGreaterThan(2);
  for (const path of lists) {
    for (const cursor of cursors) {
      const { statusCode, body } = await app.fastify.inject(`${path}?cursor=${encodeURIComponent(cursor)}`);
      expect(statusCode, `${path} ${cursor}: ${body.slice(0, 200)}`).toBeLessThan(500);
    }
  }
});

/** Positions in the lists of other APIs, by the parameter that continues them. */
const positions: readonly (readonly [path: string, parameter: string])[] = [
  ['/v2/history/get_actions?account=alice', 'skip'],
  ['/v2/history/get_created_accounts?account=eosio', 'skip'],
  ['/v2/history/get_table_state?code=eosio.token&table=accounts', 'after_key'],
  ['/v2/state/get_voters?limit=1', 'skip'],
  ['/v2/state/get_proposals?limit=1', 'skip'],
  ['/v2/state/get_tokens?account=alice', 'skip'],
  ['/atomicassets/v1/assets?limit=1', 'page'],
  ['/atomicassets/v1/transfers?limit=1', 'page'],
  ['/atomicassets/v1/assets?limit=1', 'lower_bound'],
  ['/atomicmarket/v1/sales?limit=1', 'page'],
];

test.each(positions)('%s: a forged %s is refused', async (path, parameter) => {
  // An empty scope with key 1 is a position.
  for (const value of parameter === 'after_key' ? garbage : ['-1', ...garbage]) {
    const { statusCode, body } = await app.fastify.inject(`${path}&${parameter}=${encodeURIComponent(value)}`);
    expect(statusCode, `${value}: ${body.slice(0, 200)}`).toBe(400);
  }
});
