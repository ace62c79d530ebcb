import { chainByKey } from '@antescope/chains/config/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../fixtures/exchanges.ts';
import { startFakeNode } from '../../../fixtures/fake-node.ts';
import { type RecordedNode, startRecordedNode } from '../../../fixtures/recorded-node.ts';
import type { ChainSources } from './chain-sources.ts';
import { createChainSources } from './create-chain-sources.ts';
import type { HistorySource } from './history/history-source.ts';
import { NodeClient } from './node/node-client.ts';
import { data, failed, meta, type Outcome } from './core/outcome.ts';

let node: RecordedNode;
let sources: ChainSources;

beforeAll(async () => {
  node = await startRecordedNode();
  sources = over([node.url]);
});

afterAll(() => node.close());

function over(endpoints: string[], histories: HistorySource[] = []): ChainSources {
  return createChainSources({ node: new NodeClient({ endpoints }), histories, chain: chainByKey('local') });
}

describe('a recorded node', () => {
  test('[NODE-002] the head has number, id, producer, irreversible block and chain id, and says that it is old', async () => {
    const head = await sources.head();
    expect(head).toMatchObject({ state: 'data', data: { head: 3896, chainId: expect.stringMatching(/^24df7f85/) } });
    expect(head.meta.failures).toMatchObject([{ code: 'stale', endpoint: node.url }]);
  });

  test('an account is true at the block that the node names', async () => {
    const alice = await sources.account('alice');
    expect(alice).toMatchObject({ state: 'data', data: { name: 'alice', liquid: '4994974.4392 EOS' } });
    expect(alice.meta).toMatchObject({
      source: 'node',
      endpoint: node.url,
      block: 2450,
      time: '2026-11-21T03:20:00.500Z',
    });
  });

  test.each(['doesnotexist', 'Alice_9', 'abcdefghijklmnop', 'zzzzzzzzzzzzz', ''])(
    "account '%s' is empty, not failed",
    async (name) => {
      expect((await sources.account(name)).state).toBe('empty');
    },
  );

  test('a block is found by number and by id; one that is not there is empty', async () => {
    const byNumber = await sources.block('64');
    expect(byNumber).toMatchObject({
      state: 'data',
      data: { number: 64, producer: 'pacificbp111', irreversible: true, transactionCount: 7 },
    });
    expect((await sources.block('99999999')).state).toBe('empty');
    expect((await sources.block('f'.repeat(64))).state).toBe('empty');
    expect((await sources.block('<script>')).state).toBe('empty');
  });

  test('[TX-004] a transaction comes from history, else from trace_api, else from the block of the hint', async () => {
    const id = (name: string) =>
      (loadExchanges().find((exchange) => exchange.id === name)!.request as { id: string }).id;
    const executed = await sources.transaction(id('history_get_transaction.buyram'));
    expect(executed).toMatchObject({ state: 'data', meta: { source: 'native' }, data: { status: 'executed' } });
    const softFail = await sources.transaction(id('history_get_transaction.soft_fail'));
    expect(softFail).toMatchObject({ state: 'data', meta: { source: 'node' }, data: { status: 'soft_fail' } });
    const hardFail = id('history_get_transaction.hard_fail');
    expect((await sources.transaction(hardFail)).state).toBe('empty');
    expect(await sources.transaction(hardFail, 65)).toMatchObject({
      state: 'data',
      data: { status: 'hard_fail', blockNumber: 65 },
    });
  });

  test('[TX-003] a transaction that waits has sender, payer, published and delay until', async () => {
    const delayed = '3c2f2c7dc6362212573750643f1b8306eea2a855a6807129c9bd8f6d4c67072d';
    const deferred = {
      sender: null,
      senderId: '59853701031768123980992989984505504494',
      payer: 'whale1111111',
      published: '2026-11-21T03:00:03.000Z',
      delayUntil: '2026-12-11T03:00:03.000Z',
      expiration: '2026-12-11T03:10:03.000Z',
    };
    const waiting = await sources.transaction(delayed);
    expect(waiting).toMatchObject({ state: 'data', data: { status: 'delayed', blockNumber: null, deferred } });
    const inBlock = await sources.transaction(delayed, 59);
    expect(inBlock).toMatchObject({ state: 'data', data: { status: 'delayed', blockNumber: 59, deferred } });
  });

  test('a failed transaction is found without a hint once its block was read', async () => {
    const hardFail = 'e51289857215a609a7e27f87d1cbdd92b5da3779c096b5f9db3a288a58fa5cbf';
    const fresh = over([node.url]);
    expect((await fresh.transaction(hardFail)).state).toBe('empty');
    await fresh.block('65');
    await fresh.block('59');
    expect(await fresh.transaction(hardFail)).toMatchObject({
      state: 'data',
      data: { status: 'hard_fail', blockNumber: 65 },
    });
  });

  test('an unknown transaction is empty', async () => {
    expect((await sources.transaction('f'.repeat(64))).state).toBe('empty');
  });

  test('[KEY-003] a key is looked up by the node, in any spelling; a wrong one is refused with the reason', async () => {
    const legacy = await sources.keyAccounts('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV');
    const modern = await sources.keyAccounts('PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63');
    expect(legacy).toMatchObject({ state: 'data', data: modern.state === 'data' ? modern.data : null });
    const r1 = await sources.keyAccounts('PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf');
    expect(r1).toMatchObject({
      data: [{ account: 'r1keyaccount', permission: 'active', weight: 1, threshold: 1 }, { permission: 'owner' }],
    });
    const wrong = await sources.keyAccounts('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CW');
    expect(wrong.meta.failures).toEqual([
      { source: 'input', endpoint: null, code: 'bad-key', message: "checksum doesn't match" },
    ]);
  });

  test('[KEY-003] where the node cannot look keys up, its history does; where neither can, that is no empty answer', async () => {
    const unknown = JSON.stringify({
      code: 404,
      message: 'Not Found',
      error: { code: 0, details: [{ message: 'Unknown Endpoint' }] },
    });
    const without = (...paths: string[]) => {
      const request = async (input: string | URL | Request, init?: RequestInit) =>
        paths.some((path) => String(input).endsWith(path))
          ? new Response(unknown, { status: 404 })
          : fetch(input, init);
      const client = new NodeClient({ endpoints: [node.url], fetch: request });
      return createChainSources({ node: client, histories: [], chain: chainByKey('local') });
    };
    const r1 = 'PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf';
    const byHistory = await without('get_accounts_by_authorizers').keyAccounts(r1);
    expect(byHistory).toMatchObject({
      state: 'data',
      data: [{ account: 'r1keyaccount', permission: 'active' }, { permission: 'owner' }],
      meta: { source: 'native' },
    });
    const byNobody = await without('get_accounts_by_authorizers', 'get_key_accounts').keyAccounts(r1);
    expect(byNobody).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-supported' }, { code: 'not-supported' }] },
    });
  });

  test('[PROD-003] producers are ranked, with their share of all votes', async () => {
    const producers = await sources.producers(21);
    if (producers.state !== 'data') throw new Error(producers.state);
    expect(producers.data).toHaveLength(21);
    expect(producers.data[0]).toMatchObject({
      rank: 1,
      name: 'granitebp111',
      active: true,
      votes: '425093398480956686336.00000000000000000',
    });
    expect(Number(producers.data[0]!.share)).toBeGreaterThan(0);
    const schedule = await sources.schedule();
    expect(schedule).toMatchObject({ state: 'data', data: { version: 2 } });
    if (schedule.state === 'data') expect(schedule.data.producers).toHaveLength(21);
  });

  test('[TABLE-017] the price of RAM comes from the market row', async () => {
    expect(await sources.ramPrice()).toMatchObject({
      state: 'data',
      data: { perKib: '0.0149 EOS', base: '68692021702 RAM', quote: '1000399.6949 EOS' },
    });
  });

  test('balances without an index cover the core token only, and the result says so', async () => {
    const tokens = await sources.tokens('alice');
    expect(tokens).toMatchObject({ state: 'data', data: [{ contract: 'eosio.token', quantity: '4994974.4392 EOS' }] });
    expect(tokens.meta).toMatchObject({ complete: false, failures: [{ code: 'not-indexed' }] });
  });

  test('what the node does not answer is failed with its words, not empty', async () => {
    const latest = await sources.latestActions(5);
    expect(latest).toMatchObject({
      state: 'failed',
      meta: { failures: [{ message: 'Not recorded: /v1/chain/get_block' }] },
    });
  });
});

describe('breakdown', () => {
  test('with every node dead each reading is failed and names each endpoint', async () => {
    const gone = await startRecordedNode({ exchanges: [] });
    await gone.close();
    const dead = over([gone.url, 'http://127.0.0.1:1']);
    const outcomes: Promise<Outcome<unknown>>[] = [
      dead.head(),
      dead.account('alice'),
      dead.block('5'),
      dead.tokens('alice'),
      dead.transaction('a'.repeat(64)),
      dead.accountActions('alice', {}, { limit: 5, order: 'desc' }),
      dead.latestActions(5),
      dead.keyAccounts('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'),
      dead.schedule(),
      dead.producers(5),
      dead.searchAccounts('alice', 5),
      dead.ramPrice(),
    ];
    for (const outcome of await Promise.all(outcomes)) {
      expect(outcome).toMatchObject({ state: 'failed', meta: { complete: false } });
      expect(outcome.meta.failures.length).toBeGreaterThan(0);
    }
    const account = await dead.account('alice');
    expect(new Set(account.meta.failures.map((failure) => failure.endpoint))).toEqual(
      new Set([gone.url, 'http://127.0.0.1:1']),
    );
  });

  test('with one of two nodes killed, reads use the other one', async () => {
    const second = await startRecordedNode();
    const both = over([second.url, node.url]);
    await both.account('alice');
    await second.close();
    const after = await both.account('bob');
    expect(after).toMatchObject({ state: 'data', meta: { endpoint: node.url } });
  });

  test('when the last node dies the last values stay, with the block they were true at', async () => {
    const alone = await startRecordedNode();
    const sources = over([alone.url]);
    await sources.account('alice');
    await alone.close();
    const after = await sources.account('alice');
    expect(after).toMatchObject({ state: 'failed', stale: { name: 'alice', liquid: '4994974.4392 EOS' } });
    expect(after.meta).toMatchObject({
      block: 2450,
      complete: false,
      failures: [{ endpoint: alone.url, code: 'network' }],
    });
  });

  test('a malformed response is reported with its endpoint', async () => {
    const liar = await startFakeNode((path) => {
      if (path.endsWith('/get_account')) return { permissions: 7, head_block_num: 'none' };
      return { chain_id: 1, rows: 'none' };
    });
    const failures = [{ endpoint: liar.url, code: 'bad-answer' }];
    expect(await over([liar.url]).account('alice')).toMatchObject({ state: 'failed', meta: { failures } });
    expect(await over([liar.url]).schedule()).toMatchObject({ state: 'failed', meta: { failures } });
    await liar.close();
  });

  test('an index is asked first; where it fails the node answers and the failure is named', async () => {
    const nothing = async () =>
      failed<never>([{ source: 'index', endpoint: null, code: 'network', message: 'locked' }]);
    const index: HistorySource = {
      name: 'index',
      supports: { filter: true, dates: true, live: true },
      accountActions: nothing,
      transaction: nothing,
      keyAccounts: nothing,
      latestActions: nothing,
      tokenBalances: async () =>
        data([{ contract: 'tethertether', quantity: '1.000000 USDT' }], meta({ source: 'index' })),
      creation: async () => data({ creator: 'eosio', time: '', transactionId: null }, meta({ source: 'index' })),
    };
    const indexed = over([node.url], [index]);
    expect(await indexed.tokens('alice')).toMatchObject({
      data: [{ contract: 'tethertether' }],
      meta: { source: 'index' },
    });
    expect(await indexed.account('alice')).toMatchObject({ data: { creator: 'eosio' } });
    const actions = await indexed.accountActions('alice', {}, { limit: 5, order: 'desc' });
    expect(actions).toMatchObject({
      state: 'data',
      meta: { source: 'native', failures: [{ source: 'index', message: 'locked' }] },
    });
  });
});
