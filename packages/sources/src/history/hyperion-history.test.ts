import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainByKey } from '@antescope/chains/config/registry';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { HeadView } from '../block/block-view.ts';
import type { ActionFilter } from './action-filter.ts';
import { HyperionHistory } from './hyperion-history.ts';

/** A service in the shapes of Hyperion 3.3 and 4. */
let answers: Record<string, { status?: number; body: unknown | (() => unknown) }>;
let asked: URL[];
let server: Server;
let source: HyperionHistory;

beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://host');
    asked.push(url);
    const { status = 200, body } = answers[url.pathname] ?? {
      status: 404,
      body: { statusCode: 404, message: 'Route not found' },
    };
    const result: unknown = typeof body === 'function' ? (body as () => unknown)() : body;
    response.writeHead(status).end(typeof result === 'string' ? result : JSON.stringify(result));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const knownHead = async () => ({ head: 200, lastIrreversible: 100 }) as HeadView;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  source = new HyperionHistory(url, { ...sourcesOver(url).at, chain: chainByKey('eos'), knownHead });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const transfer = {
  '@timestamp': '2026-11-21T03:00:03.000',
  block_num: 90,
  block_id: '0000005aabcdef00',
  trx_id: 'aa'.repeat(32),
  act: {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '<b>', amount: 1, symbol: 'EOS' },
  },
  receipts: [
    {
      receiver: 'eosio.token',
      global_sequence: '18446744073709551615',
      recv_sequence: 5,
      auth_sequence: [{ account: 'alice', sequence: 7 }],
    },
    { receiver: 'alice', global_sequence: 11, recv_sequence: 6, auth_sequence: [] },
    { receiver: 'bob', global_sequence: 12, recv_sequence: 8, auth_sequence: [] },
  ],
  cpu_usage_us: 200,
  net_usage_words: 16,
  act_digest: 'ff',
  action_ordinal: 1,
  creator_action_ordinal: 0,
};

/** The transfer at another place of the chain. */
function numbered(sequence: number, time = transfer['@timestamp']) {
  const [own] = transfer.receipts;
  return { ...transfer, '@timestamp': time, receipts: [{ ...own, global_sequence: sequence }] };
}

describe('actions', () => {
  test('[HIST-022] filter, dates, limit, skip and sort are asked of the service', async () => {
    answers['/v2/history/get_actions'] = {
      body: { total: { value: 10_000, relation: 'gte' }, actions: [numbered(12), numbered(11)] },
    };
    const filter = { contract: 'eosio.token', after: '2026-01-01T00:00:00Z', before: '2026-12-01T00:00:00Z' };
    const first = await source.accountActions('alice', filter, { limit: 2, order: 'desc' });
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      account: 'alice',
      filter: 'eosio.token:*',
      after: '2026-01-01T00:00:00Z',
      before: '2026-12-01T00:00:00Z',
      limit: '2',
      skip: '0',
      sort: 'desc',
    });
    if (first.state !== 'data') throw new Error(first.state);
    expect(first.data.total).toEqual({ count: '10000', exact: false });
  });

  test('a page resumes at the time of the previous row, and skips rows of that block that were shown', async () => {
    answers['/v2/history/get_actions'] = { body: { actions: [numbered(12), numbered(11)] } };
    const first = await source.accountActions('alice', {}, { limit: 2, order: 'desc' });
    if (first.state !== 'data') throw new Error(first.state);
    const pages = [
      [numbered(12), numbered(11)],
      [numbered(10), numbered(9, '2026-11-21T02:00:00.000')],
    ];
    answers['/v2/history/get_actions'] = { body: () => ({ actions: pages.shift() ?? [] }) };
    const cursor = first.data.next!;
    const second = await source.accountActions('alice', {}, { limit: 2, order: 'desc', cursor });
    if (second.state !== 'data') throw new Error(second.state);
    expect(second.data.rows.map(({ trace }) => trace.receipt?.globalSequence)).toEqual(['10', '9']);
    expect(asked.slice(1).map(({ searchParams }) => [searchParams.get('before'), searchParams.get('skip')])).toEqual([
      ['2026-11-21T03:00:03.000Z', '0'],
      ['2026-11-21T03:00:03.000Z', '2'],
    ]);
    expect(second.data.next).toBe('90-abcdef00-9@1795226400000');
  });

  test('a moment with more rows than can be passed over is said to be one, after a bounded number of requests', async () => {
    answers['/v2/history/get_actions'] = { body: { actions: [numbered(12), numbered(11)] } };
    const cursor = '90-abcdef00-5@1795230003000';
    const outcome = await source.accountActions('alice', {}, { limit: 2, order: 'desc', cursor });
    expect(outcome.meta.failures).toMatchObject([{ code: 'not-supported' }]);
    expect(asked).toHaveLength(20);
  });

  test('oldest first asks for the number of a block where the service takes no far time', async () => {
    answers['/v2/history/get_actions'] = {
      status: 400,
      body: { statusCode: 400, error: 'Bad Request', message: 'sort=asc needs after or before within 90 days' },
    };
    await source.accountActions('alice', {}, { limit: 2, order: 'asc' });
    await source.accountActions('alice', {}, { limit: 2, order: 'asc', cursor: '77-abcdef00-5@1795230003000' });
    expect(asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([
      null,
      '1',
      '2026-11-21T03:00:03.000Z',
      '77',
    ]);
  });

  test('a service that gives fewer rows than asked for has more where its count says so', async () => {
    answers['/v2/history/get_actions'] = {
      body: { total: { value: 3, relation: 'eq' }, actions: [numbered(12), numbered(11)] },
    };
    const outcome = await source.accountActions('alice', {}, { limit: 100, order: 'desc' });
    expect(outcome).toMatchObject({ data: { next: '90-abcdef00-11@1795230003000' } });
  });

  test.each<[ActionFilter, Record<string, string>]>([
    [{ kinds: ['send'] }, { filter: '*:transfer', 'transfer.from': 'alice' }],
    [{ kinds: ['receive'] }, { filter: '*:transfer', 'transfer.to': 'alice' }],
    [{ kinds: ['send', 'receive'] }, { filter: '*:transfer' }],
    [
      { token: { symbol: 'EOS', contract: 'eosio.token' } },
      { filter: '*:transfer', 'transfer.symbol': 'EOS', 'act.account': 'eosio.token' },
    ],
    [{ kinds: ['contract'] }, { filter: 'eosio:setcode,eosio:setabi,core.vaulta:setcode,core.vaulta:setabi' }],
    [{ kinds: ['vote'], action: 'regproxy' }, { filter: '*:regproxy' }],
  ])('[HIST-013] %j is asked of the service as far as it can', async (filter, expected) => {
    answers['/v2/history/get_actions'] = { body: { actions: [] } };
    await source.accountActions('alice', filter, { limit: 5, order: 'desc' });
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      account: 'alice',
      limit: '5',
      skip: '0',
      sort: 'desc',
      ...expected,
    });
  });

  test('[HIST-027] an answer without a list is said in the words that people know', async () => {
    for (const body of [{}, { actions: null }, 'null']) {
      answers['/v2/history/get_actions'] = { body };
      const outcome = await source.accountActions('alice', {}, { limit: 5, order: 'desc' });
      expect(outcome).toMatchObject({
        state: 'failed',
        meta: { failures: [{ message: 'Could not retrieve actions' }] },
      });
    }
  });

  test('a row is one execution with all its receivers; derived floats are excluded', async () => {
    answers['/v2/history/get_actions'] = { body: { actions: [transfer] } };
    const outcome = await source.accountActions('alice', {}, { limit: 10, order: 'desc' });
    if (outcome.state !== 'data') throw new Error(outcome.state);
    expect(outcome.data.next).toBeNull();
    expect(outcome.data.rows[0]).toMatchObject({
      cursor: '90-abcdef00-18446744073709551615@1795230003000',
      irreversible: true,
      blockTime: '2026-11-21T03:00:03.000Z',
      receivers: ['eosio.token', 'alice', 'bob'],
      trace: { receipt: { globalSequence: '18446744073709551615', authSequence: [['alice', '7']] } },
    });
    expect(outcome.data.rows[0]!.trace.data).toEqual({ from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '<b>' });
  });

  test('no rows are empty, an error of the service is failed with its words', async () => {
    answers['/v2/history/get_actions'] = { body: { actions: [] } };
    expect((await source.accountActions('missing', {}, { limit: 10, order: 'desc' })).state).toBe('empty');
    answers['/v2/history/get_actions'] = {
      status: 500,
      body: { statusCode: 500, error: 'Internal', message: 'shard failure' },
    };
    const outcome = await source.accountActions('alice', {}, { limit: 10, order: 'desc' });
    expect(outcome.meta.failures).toMatchObject([{ source: 'hyperion', code: 'http', message: 'shard failure' }]);
  });

  test('[ERR-001] what is no JSON, or says nothing, has its own words or Error as the message', async () => {
    const message = async () => (await source.latestActions(5)).meta.failures[0]!.message;
    answers['/v2/history/get_actions'] = { status: 502, body: 'Bad Gateway' };
    expect(await message()).toBe('Bad Gateway');
    answers['/v2/history/get_actions'] = { status: 500, body: '' };
    expect(await message()).toBe('Error');
    answers['/v2/history/get_actions'] = { body: '<html>' };
    expect(await message()).toBe('<html>');
  });
});

test('a transaction has its notifications behind their execution', async () => {
  answers['/v2/history/get_transaction'] = { body: { executed: true, trx_id: transfer.trx_id, actions: [transfer] } };
  const outcome = await source.transaction(transfer.trx_id, 90);
  if (outcome.state !== 'data') throw new Error(outcome.state);
  expect(asked[0]!.searchParams.get('block_hint')).toBe('90');
  expect(outcome.data).toMatchObject({ blockNumber: 90, netBytes: 128, cpuUs: 200, irreversible: true });
  expect(outcome.data.traces.map(({ receiver, ancestorOrdinal }) => [receiver, ancestorOrdinal])).toEqual([
    ['eosio.token', 0],
    ['alice', 1],
    ['bob', 1],
  ]);
});

test.each([[{}], [{ executed: false, trx_id: 'bb', actions: [] }], [{ executed: true, trx_id: 'bb', actions: [] }]])(
  '[TX-006] a transaction without actions is empty: %j',
  async (body) => {
    answers['/v2/history/get_transaction'] = { body };
    expect((await source.transaction('bb')).state).toBe('empty');
  },
);

test('balances that a JSON number cannot hold exactly are left out and named', async () => {
  answers['/v2/state/get_tokens'] = {
    body: {
      tokens: [
        { symbol: 'EOS', precision: 4, amount: 12.5, contract: 'eosio.token' },
        { symbol: 'NONE', precision: 4, amount: 0, contract: 'x' },
        { symbol: 'BIG', precision: 18, amount: 1234.5, contract: 'dust' },
      ],
    },
  };
  const outcome = await source.tokenBalances('alice');
  expect(outcome).toMatchObject({ state: 'data', data: [{ contract: 'eosio.token', quantity: '12.5000 EOS' }] });
  expect(outcome.meta).toMatchObject({
    complete: false,
    failures: [{ message: expect.stringContaining('BIG (dust)') }],
  });
});

test('[ACCT-025] creator and time of creation come from get_creator', async () => {
  answers['/v2/history/get_creator'] = {
    body: { account: 'bob', creator: 'eosio', timestamp: '2026-11-21T02:59:40.500', trx_id: 'cc' },
  };
  expect(await source.creation('bob')).toMatchObject({
    state: 'data',
    data: { creator: 'eosio', time: '2026-11-21T02:59:40.500Z', transactionId: 'cc' },
  });
});
