import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { parityTable, pathOf } from '../parity-table.ts';
import type { App } from '../../../src/start/app.ts';

const account = 'account_name chain resources permissions linkauth delegated_from delegated_to';
/** Routes of the Light API; top-level fields of a JSON object, 'list', or 'text'. */
const routes: Readonly<Record<string, string>> = {
  networks: 'list',
  'account/{net}/{account}': `${account} balances rex`,
  'accinfo/{net}/{account}': account,
  'balances/{net}/{account}': 'account_name balances chain',
  'rexbalance/{net}/{account}': 'account_name chain rex',
  'rexraw/{net}/{account}': 'account_name chain rexraw',
  'tokenbalance/{net}/{account}/{contract}/{symbol}': 'text',
  'topholders/{net}/{contract}/{symbol}/{count}': 'list',
  'holdercount/{net}/{contract}/{symbol}': 'text',
  'key/{key}': 'local',
  'usercount/{net}': 'text',
  'topram/{net}/{count}': 'list',
  'topstake/{net}/{count}': 'list',
  'codehash/{hash}': 'local',
  'sync/{net}': 'text',
  status: 'text',
};

let indexed: IndexedDevnet;
let app: App;
const values: Record<string, string> = {
  net: 'local',
  account: 'alice',
  contract: 'eosio.token',
  symbol: 'EOS',
  count: '10',
};
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  const read = async (name: string) =>
    JSON.parse((await app.fastify.inject(`/api/account/local/${name}`)).body) as never;
  const alice: { permissions: { auth: { keys: { public_key: string }[] } }[] } = await read('alice');
  const contract: { code: { code_hash: string } } = await read('eosio.token');
  values['key'] = alice.permissions[0]!.auth.keys[0]!.public_key;
  values['hash'] = contract.code.code_hash;
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

const table = parityTable('Parity of the Light API');

test('the table has every route of the Light API', () => {
  expect(table.map(({ route }) => route).filter((route) => route !== 'wsapi')).toEqual(Object.keys(routes));
});

test.each(table.filter(({ route }) => route !== 'wsapi'))('$route is $state', async ({ route, state }) => {
  const answer = await app.fastify.inject(`/api/${pathOf(route, values)}`);
  if (state === 'absent') {
    expect(answer.statusCode).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'no-resource' } });
    return;
  }
  // 503 once the chain of the test is three minutes old.
  expect(route === 'status' ? [200, 503] : [200]).toContain(answer.statusCode);
  const fields = routes[route]!;
  if (fields === 'text') return expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  const body = JSON.parse(answer.body) as object;
  if (fields === 'list') return expect(body).toSatisfy(Array.isArray);
  expect(Object.keys(body).toSorted()).toEqual(fields.split(' ').toSorted());
});
