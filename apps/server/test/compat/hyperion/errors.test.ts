import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureFrames, loadFixtureFrames } from '../../../../../fixtures/exchanges.ts';
import { appOver, chainOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { recordedIndex } from '../recorded-index.ts';
import type { App } from '../../../src/start/app.ts';

let indexed: IndexedDevnet;
let app: App;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain, chainOver(['http://127.0.0.1:9'], 'wax')]);
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

describe('errors', () => {
  test.each([
    ['history/get_actions?limit=0', 400, 'querystring.limit must be a number from 1 to 1000'],
    ['history/get_actions?limit=1001', 400, 'querystring.limit must be a number from 1 to 1000'],
    ['history/get_actions?skip=10001', 400, 'querystring.skip must be a number from 0 to 10000'],
    ['history/get_actions?sort=sideways', 400, 'querystring.sort must be desc, asc, -1 or 1'],
    ['history/get_actions?account=Alice', 400, 'querystring.account must be an account name'],
    ['history/get_actions?account=a&account=b', 400, 'querystring.account must appear once, with up to 500 characters'],
    ['history/get_actions?filter=a:b:c', 400, "querystring.filter must be 'contract:action', where '*' matches any"],
    ['history/get_actions?after=yesterday', 400, 'querystring.after must be an ISO 8601 time or a block number'],
    [
      'history/get_actions?block_num=5,6-7',
      400,
      'querystring.block_num must be a number, a list of numbers, or a range of two with a dash',
    ],
    ['history/get_actions?sortedBy=block_num:asc', 400, 'querystring.sortedBy is not supported'],
    ['history/get_actions?cpu_usage_us=100', 400, 'querystring.cpu_usage_us is not supported'],
    ['history/get_actions?act.data.=5', 400, 'querystring.act.data. is not supported'],
    ['history/get_actions?__proto__.x=5', 400, 'querystring.__proto__.x is not supported'],
    ['history/get_actions?trx_id=abc', 400, 'querystring.trx_id must be 64 hex digits'],
    [
      'history/get_actions?act.authorization.actor=Alice',
      400,
      'querystring.act.authorization.actor must be an account name',
    ],
    ['history/get_actions?transfer.symbol=eos', 400, 'querystring.transfer.symbol must be a token symbol'],
    ['history/get_actions?transfer.to=bob,!Carol', 400, 'querystring.transfer.to must be an account name'],
    ['history/get_actions?producer=x&after_key=5-6', 400, "querystring.after_key must be a page's next_key"],
    ['history/get_deltas?after_key=x', 400, "querystring.after_key must be a page's next_key"],
    [
      'history/get_actions?act.name=a,b,c,d&act.account=a,b,c',
      400,
      'querystring.act.name and act.account must be at most 10 pairs',
    ],
    ['history/get_transaction', 400, 'querystring.id is required'],
    ['history/get_transaction?id=abc', 400, 'querystring.id must be 64 hex digits'],
    ['state/get_tokens', 400, 'querystring.account is required'],
    [
      'state/get_key_accounts?public_key=EOS1111111111111111111111111111111111111111111111111',
      400,
      'querystring.public_key must be a public key',
    ],
    ['state/get_links?after_key=alice', 400, "querystring.after_key must be a page's next_key"],
    ['state/get_links?account=alice&after_key=alice-a-b', 400, 'querystring.after_key is not supported'],
    ['state/get_proposals?expired=soon', 400, 'querystring.expired must be true or false'],
    ['state/get_proposals?account=alice,Bob', 400, 'querystring.account must be an account name'],
    ['history/get_deltas?present=maybe', 400, 'querystring.present must be true or false'],
    ['history/get_deltas?@accounts.amount=1', 400, 'querystring.@accounts.amount is not supported'],
    ['state/get_table_rows?contract=eosio.token', 400, 'querystring.table is required'],
    [
      'state/get_table_rows?contract=eosio.token&table=stat&primary_key=5',
      400,
      'querystring.primary_key needs a scope',
    ],
    [
      'state/get_table_rows?contract=eosio.token&table=accounts&scope=bob&after_key=alice-5',
      400,
      'querystring.after_key is of another scope',
    ],
    ['state/get_voter_scopes?term=A', 400, 'querystring.term must be a part of an account name'],
    ['stats/get_trx_count?group_by=producer', 400, 'querystring.group_by must be hour or day'],
    ['stats/get_trx_count?producer=alice', 400, 'querystring.producer is not supported'],
    ['state/get_account?account=missingacct', 404, 'Account not found!'],
    ['history/get_everything', 404, 'Route GET:/v2/history/get_everything not found'],
    ['history/get_block', 400, 'querystring.block_num is required'],
    ['history/get_block?block_num=4000000000', 404, 'Block 4000000000 not found'],
    ['history/get_schedule?version=4000000000', 404, 'Schedule not found'],
    ['stats/get_action_usage?period=2h', 400, 'querystring.period must be 1h, 24h or 1d'],
  ])('%s', async (path, status, message) => {
    const answer = await app.fastify.inject(`/v2/${path}`);
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status, message });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    [
      'state/get_key_accounts',
      '{"public_key": 5}',
      400,
      'querystring.public_key must appear once, with up to 500 characters',
    ],
    ['state/get_key_accounts', '[]', 400, 'body must be a JSON object'],
    ['state/get_key_accounts', 'EOS6MRy', 400, 'body must be a JSON object'],
    ['state/get_links', '{}', 404, 'Route POST:/v2/state/get_links not found'],
  ])('POST %s %s', async (path, payload, status, message) => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await app.fastify.inject({ method: 'POST', url: `/v2/${path}`, headers, payload });
    expect([answer.statusCode, JSON.parse(answer.body)]).toMatchObject([status, { message }]);
  });

  test('a chain without an index, or with a partial one, never claims that data does not exist', async () => {
    const none = await app.fastify.inject('/wax/v2/history/get_actions?account=alice');
    expect([none.statusCode, JSON.parse(none.body)]).toMatchObject([503, { message: 'This chain is not indexed' }]);
    const part = fixtureFrames[0]!;
    const index = await recordedIndex(loadFixtureFrames(part.name), { last: part.last, irreversible: part.first });
    const partial = await appOver([{ ...chainOver(['http://127.0.0.1:9']), store: index.store }]);
    for (const path of ['history/get_actions', 'history/get_creator', 'history/get_created_accounts']) {
      const answer = await partial.fastify.inject(`/v2/${path}?account=missingacct`);
      expect(answer.statusCode, path).toBe(503);
      expect(answer.body, path).toContain(`Not found in the indexed blocks ${part.first} to ${part.last}`);
    }
    // What was written since then is not the state: of alice's tokens, some; of all voters, a few.
    for (const path of [
      'get_tokens?account=alice',
      'get_voters',
      'get_top_holders?contract=eosio.token&symbol=EOS',
      'get_table_rows?contract=eosio.token&table=accounts',
      'get_voter_scopes?term=a',
      'get_links?code=eosio.token',
    ]) {
      const answer = await partial.fastify.inject(`/v2/state/${path}`);
      expect(answer.statusCode, path).toBe(503);
      expect(answer.body, path).toContain(`The index begins at block ${part.first}: it has changes since`);
    }
    const there = await partial.fastify.inject('/v2/history/get_actions?account=alice');
    expect(there.headers['antescope-range']).toBe(`${part.first}-${part.last}`);
    await partial.fastify.close();
    await index.close();
  });
});
