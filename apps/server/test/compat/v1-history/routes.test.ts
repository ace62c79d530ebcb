import { join } from 'node:path';
import { APIClient } from '@wharfkit/antelope';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { JsonRpc } from 'eosjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureFrames, loadExchanges, loadFixtureFrames, type Exchange } from '../../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../../fixtures/recordings.ts';
import { startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { appOver, chainOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { readFrames } from '../../../../../packages/index/test/recorded-frames.ts';
import { recordedIndex, type RecordedIndex } from '../recorded-index.ts';
import type { App } from '../../../src/start/app.ts';

/** Exchanges recorded while this block was being made saw its onblock and no more of it. */
const lastWhole = 2453;
/** Recorded after that block. */
const later = new Set(['history_get_transaction.recent', 'history_get_actions.eosio-last']);
const noNode = 'http://127.0.0.1:9';

needsRecordings('v1 history over HTTP against the recorded exchanges', (folder) => {
  describe('the recorded chain', () => {
    let index: RecordedIndex;
    let app: App;
    beforeAll(async () => {
      const frames = ['boot', 'gap'].flatMap((part) => [...readFrames(join(folder, 'ship', `${part}.frames.gz`))]);
      index = await recordedIndex(frames, { last: lastWhole, irreversible: 2124 });
      app = await appOver([chainOver([noNode]), { ...chainOver([noNode], 'wax'), store: index.store }]);
    }, 120_000);
    afterAll(async () => {
      await app.fastify.close();
      await index.close();
    });

    test('every recorded v1 history exchange gets the recorded answer, its errors included, under the prefix', async () => {
      const exchanges = loadExchanges().filter(
        (one) => one.path.startsWith('/v1/history/') && !one.group.startsWith('load.') && !later.has(one.id),
      );
      expect(exchanges.length).toBeGreaterThan(100);
      for (const one of exchanges) {
        const answer = await ask(app, one);
        expect(answer.statusCode, one.id).toBe(one.status);
        expect(comparable(answer.body), one.id).toEqual(comparable(one.responseText));
      }
    });
  });
});

function ask(app: App, { path, request }: Exchange) {
  return app.fastify.inject({ method: 'POST', url: `/wax${path}`, payload: JSON.stringify(request) });
}

/**
 * Ignores data missing in state history (elapsed time, console, block ID) and
 * source locations of errors. The head is required by clients and not returned by nodeos.
 */
function comparable(text: string): unknown {
  const left = new Set(['elapsed', 'console', 'producer_block_id', 'file', 'line_number', 'method', 'head_block_num']);
  return JSON.parse(
    JSON.stringify(parseJsonExact(text), (key, value: unknown) => {
      if (left.has(key)) return undefined;
      return typeof value === 'bigint' ? `${value}n` : value;
    }),
  );
}

describe('clients of nodeos, unchanged, over an indexed devnet', () => {
  let indexed: IndexedDevnet;
  let app: App;
  let url: string;
  beforeAll(async () => {
    indexed = await indexedDevnet();
    app = await appOver([indexed.chain]);
    url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  }, 120_000);
  afterAll(async () => {
    await app.fastify.close();
    await indexed.close();
  });

  test('the history client of @wharfkit/antelope reads actions, a transaction, and accounts by key and controller', async () => {
    const { history } = new APIClient({ url }).v1;
    const { actions, last_irreversible_block } = await history.get_actions('alice', -1, -10);
    expect(actions.length).toBe(10);
    const newest = actions.at(-1)!;
    expect(Number(last_irreversible_block)).toBeGreaterThan(0);
    const transaction = await history.get_transaction(newest.action_trace.trx_id!);
    expect(String(transaction.id)).toBe(String(newest.action_trace.trx_id));
    expect(Number(transaction.block_num)).toBe(Number(newest.block_num));
    expect(transaction.traces?.length).toBeGreaterThan(0);
    const { body } = await indexed.devnet.call('/v1/chain/get_account', { account_name: 'alice' });
    const [held] = keysOf(body);
    expect((await history.get_key_accounts(held!)).account_names.map(String)).toContain('alice');
    const controlled = await history.get_controlled_accounts('eosio');
    const expected = await indexed.devnet.call('/v1/history/get_controlled_accounts', { controlling_account: 'eosio' });
    expect({ controlled_accounts: controlled.controlled_accounts.map(String) }).toEqual(expected.body);
    await expect(history.get_transaction('f'.repeat(64))).rejects.toMatchObject({
      code: 3040011,
      error: { name: 'tx_not_found' },
    });
  });

  test('eosjs reads the same, without fields it was not given', async () => {
    const rpc = new JsonRpc(url, { fetch });
    const page = (await rpc.history_get_actions('alice', 0, 4)) as { actions: { account_action_seq: number }[] };
    expect(page.actions.map((one) => one.account_action_seq)).toEqual([0, 1, 2, 3, 4]);
    const usual = (await rpc.history_get_actions('alice')) as { actions: { action_trace: { trx_id: string } }[] };
    expect(usual.actions.length).toBe(20);
    const id = usual.actions[0]!.action_trace.trx_id;
    expect(await rpc.history_get_transaction(id)).toMatchObject({ id });
    expect(await rpc.history_get_controlled_accounts('missing')).toEqual({ controlled_accounts: [] });
    await expect(rpc.history_get_key_accounts('EOSnotakey')).rejects.toThrow();
  });

  test('it equals the node’s response, page by page to the end of an account', async () => {
    for (let pos = 0; ; pos += 50) {
      const body = { account_name: 'alice', pos, offset: 49 };
      const expected = await indexed.devnet.call('/v1/history/get_actions', body);
      const ours = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload: body });
      expect(comparable(ours.body)).toEqual(comparable(expected.text));
      expect(ours.headers['antescope-range']).toMatch(/^1-\d+$/);
      if ((expected.body as { actions: unknown[] }).actions.length === 0) break;
    }
  });

  test('the query of a GET is read like the body of a POST', async () => {
    const payload = { account_name: 'alice', pos: 2, offset: 3 };
    const post = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload });
    const get = await app.fastify.inject('/v1/history/get_actions?account_name=alice&pos=2&offset=3');
    expect(get.statusCode).toBe(200);
    expect(comparable(get.body)).toEqual(comparable(post.body));
    expect((await app.fastify.inject('/v1/history/get_actions?account_name=Alice!')).statusCode).toBe(500);
  });

  test('a page beyond the limit is truncated, with nodeos’ flag', async () => {
    const body = { account_name: 'eosio', pos: 0, offset: 5000 };
    const answer = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload: body });
    const { actions, ...rest } = JSON.parse(answer.body) as { actions: unknown[]; time_limit_exceeded_error: boolean };
    expect(actions).toHaveLength(1000);
    expect(rest).toMatchObject({ time_limit_exceeded_error: true });
  });

  test.each([
    ['get_actions', '{"account_name":5}', 7, "Invalid cast from type 'uint64_type' to string"],
    [
      'get_actions',
      '{"account_name":"Alice"}',
      3010001,
      'Name not properly normalized (name: Alice, normalized: .lice) ',
    ],
    [
      'get_actions',
      '{"account_name":"abcdefghijklmn"}',
      3010001,
      'Name is longer than 13 characters (abcdefghijklmn) ',
    ],
    ['get_actions', '{"account_name":"alice","offset":99999999999}', 4, "Couldn't parse int64_t"],
    ['get_actions', '[1]', 7, "Invalid cast from type 'array_type' to Object"],
    ['get_actions', '{', 4, 'The request body is not JSON'],
    ['get_transaction', '{}', 3010009, 'Invalid transaction ID: '],
    [
      'get_controlled_accounts',
      '{"controlling_account":"-"}',
      3010001,
      'Name not properly normalized (name: -, normalized: ) ',
    ],
  ])('%s %s is an error in nodeos’ format', async (method, payload, code, message) => {
    const answer = await app.fastify.inject({ method: 'POST', url: `/v1/history/${method}`, payload });
    expect(answer.statusCode).toBe(500);
    const body = JSON.parse(answer.body) as { error: { details: { message: string }[] } };
    expect(body).toMatchObject({ code: 500, message: 'Internal Service Error', error: { code } });
    expect(body.error.details[0]?.message).toBe(message);
  });

  test('a method that nodeos does not have is an unknown endpoint', async () => {
    for (const name of ['get_everything', 'constructor', '__proto__']) {
      const answer = await app.fastify.inject({ method: 'POST', url: `/v1/history/${name}`, payload: '{}' });
      expect(answer.statusCode, name).toBe(404);
    }
  });
});

function keysOf(account: unknown): string[] {
  const { permissions } = account as { permissions: { required_auth: { keys: { key: string }[] } }[] };
  return permissions.flatMap((permission) => permission.required_auth.keys.map(({ key }) => key));
}

describe('a partial index', () => {
  const part = fixtureFrames[0]!;
  let index: RecordedIndex;
  let app: App;
  beforeAll(async () => {
    index = await recordedIndex(loadFixtureFrames(part.name), { last: part.last, irreversible: part.first });
    app = await appOver([{ ...chainOver([noNode]), store: index.store }]);
  });
  afterAll(async () => {
    await app.fastify.close();
    await index.close();
  });

  const range = `in the indexed blocks ${part.first}-${part.last}`;
  const begins = `The index begins at block ${part.first}`;
  test.each([
    ['get_actions', { account_name: 'missingacct' }, range],
    ['get_transaction', { id: 'ab'.repeat(32) }, range],
    ['get_key_accounts', { public_key: 'PUB_K1_6MszznYrkikNMarRgxm95TZLp9y9Hckp89eW6bniWq4zATeeAL' }, begins],
    ['get_controlled_accounts', { controlling_account: 'missingacct' }, begins],
  ])('%s never claims that data does not exist', async (method, payload, reason) => {
    const answer = await app.fastify.inject({ method: 'POST', url: `/v1/history/${method}`, payload });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('"not_indexed"');
    expect(answer.body).toContain(reason);
  });

  test('existing data is returned, with the range', async () => {
    const payload = { account_name: 'alice', pos: -1, offset: -5 };
    const answer = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['antescope-range']).toBe(`${part.first}-${part.last}`);
  });
});

test('without an index, requests go to the nodes', async () => {
  const node = await startRecordedNode();
  const app = await appOver([chainOver([node.url])]);
  const payload = { account_name: 'alice', pos: -1, offset: -20 };
  const answer = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload });
  expect(answer.headers['antescope-endpoint']).toBe(node.url);
  expect((JSON.parse(answer.body) as { actions: unknown[] }).actions.length).toBeGreaterThan(0);
  await app.fastify.close();
  await node.close();
});
