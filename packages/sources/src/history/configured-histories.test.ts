import { chainByKey } from '@antescope/chains/config/registry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import type { HeadView } from '../block/block-view.ts';
import type { SourceContext } from '../core/source-context.ts';
import { createSourceContext } from '../create-source-context.ts';
import { NodeClient } from '../node/node-client.ts';
import { dfuseDecodedRows } from '../services/dfuse/decoded-rows.ts';
import { dfuseProposalEnd } from '../services/dfuse/proposal-end.ts';
import type { ActionFilter } from './action-filter.ts';
import { configuredHistories, historyOf } from './configured-histories.ts';
import { nextPlace, pagePlace, paramsOfPlace, previousPlace } from './history-pages.ts';
import { HistorySelection } from './select.ts';

let service: JsonService;

beforeEach(async () => {
  service = await startJsonService();
});

afterEach(() => service.close());

function context(chain = chainByKey('eos')): SourceContext {
  const knownHead = async (): Promise<HeadView> => ({ head: 500, lastIrreversible: 400, chainId: '' }) as HeadView;
  return { ...createSourceContext({ node: new NodeClient({ endpoints: [] }), histories: [], chain }), knownHead };
}

/** Answers whatever is asked of a path with the same. */
function answers(path: string, value: unknown): void {
  service.answers = new Proxy(
    {},
    { get: (_target, asked) => (String(asked).startsWith(path) ? json(value) : undefined) },
  );
}

function asked(): Record<string, string>[] {
  return service.requests.map(({ path }) => Object.fromEntries(new URL(path, 'http://service').searchParams));
}

const page = { order: 'desc' as const, limit: 25 };

test('[HIST-011] a chain names its histories of five kinds, and the node itself comes last where it is not named', () => {
  const types = ['hyperion', 'dfuse', 'dex', 'light'] as const;
  const historySources = types.map((type) => ({ type, url: service.url }));
  const chain = { ...chainByKey('eos'), historySources };
  expect(configuredHistories(context(chain)).map(({ name }) => name)).toEqual([...types, 'native']);
});

test('[HIST-013] [HIST-012] what each source can do decides which one is asked', () => {
  const [native, hyperion, dfuse, dex, light] = (['native', 'hyperion', 'dfuse', 'dex', 'light'] as const).map((type) =>
    historyOf({ type, url: service.url }, context()),
  );
  const able = (source: typeof native) => {
    const { filter, dates, kinds = false, token = false } = source!.supports;
    return { filter, dates, kinds, token };
  };
  const all = { filter: true, dates: true, kinds: true, token: true };
  const none = { filter: false, dates: false, kinds: false, token: false };
  expect([native, hyperion, dfuse, dex, light].map(able)).toEqual([
    none,
    all,
    all,
    { ...none, filter: true, dates: true },
    none,
  ]);
  const best = (filter: ActionFilter, sources: (typeof native)[]) =>
    new HistorySelection(sources.map((source) => source!)).order(filter)[0]!.name;
  expect(best({}, [native, hyperion])).toBe('native');
  expect(best({ token: { symbol: 'EOS' } }, [native, dex, hyperion])).toBe('hyperion');
  expect(best({ kinds: ['vote'], after: '2026-01-01' }, [native, dex, dfuse])).toBe('dfuse');
  expect(best({ contract: 'eosio', before: '2026-01-01' }, [native, dex, dfuse])).toBe('dex');
  expect(best({ token: { symbol: 'EOS' } }, [native, dex])).toBe('native');
  expect(best({ memo: 'x', hideSpam: true, hideSmall: true }, [native, hyperion])).toBe('native');
});

describe('dfuse', () => {
  const dfuse = (url: string | null = `${service.url}/v`) => historyOf({ type: 'dfuse', url }, context());

  test('[HIST-023] a search is asked for by type, query and options', async () => {
    answers('/v', { data: { searchTransactionsBackward: { cursor: 'abc=', results: [] } } });
    const filter = { after: '2026-11-01T00:00:00Z', before: '2026-11-20T00:00:00Z', kinds: ['contract' as const] };
    await dfuse().accountActions('alice', filter, { ...page, cursor: '100-bb-7~xyz_1-' });
    expect(asked()).toEqual([
      {
        type: 'search_transactions_graphql',
        query:
          '(auth:alice OR receiver:alice OR data.to:alice OR data.from:alice OR data.receiver:alice) ' +
          '((account:eosio (action:setcode OR action:setabi)) OR (account:core.vaulta (action:setcode OR action:setabi)))',
        sort: 'desc',
        limit: '25',
        withReversible: 'true',
        cursor: 'xyz_1-',
        after: '2026-11-01T00:00:00Z',
        before: '2026-11-20T00:00:00Z',
      },
    ]);
  });

  test.each<[ActionFilter, string]>([
    [{ kinds: ['send'] }, 'data.from:alice action:transfer'],
    [{ kinds: ['receive'] }, 'data.to:alice action:transfer'],
    [
      { contract: 'eosio.token', action: 'transfer', kinds: ['send'] },
      'data.from:alice account:eosio.token action:transfer action:transfer',
    ],
    [
      { kinds: ['send'], token: { symbol: 'EOS', contract: 'eosio.token' } },
      'data.from:alice account:eosio.token (action:transfer OR action:issue OR action:retire) action:transfer',
    ],
  ])('%j is said in its language', async (filter, query) => {
    answers('/v', { cursor: '', results: [] });
    await dfuse().accountActions('alice', filter, page);
    expect(asked()[0]!.query).toBe(query);
  });

  test('[HIST-024] rows to decode, a proposal and a transaction are asked for by type', async () => {
    answers('/v', {});
    const url = `${service.url}/v?key=1`;
    const at = context({ ...chainByKey('eos'), historySources: [{ type: 'dfuse', url }] });
    await dfuseDecodedRows(at, { code: 'shop', table: 'items', block: 7, rows: ['00', 'ff'] });
    await dfuseProposalEnd(at, 'alice', 'payout');
    await dfuse(url).transaction('ab'.repeat(32));
    expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v?key=1&type=state_abi_bin_to_json&account=shop&table=items&block_num=7&hex_rows=00&hex_rows=ff',
      'GET /v?key=1&type=msig_history&proposer=alice&proposal_name=payout',
      `GET /v?key=1&type=fetch_transaction&id=${'ab'.repeat(32)}`,
    ]);
  });

  test('a transaction is its lifecycle: inline traces of old nodes are put in order', async () => {
    const act = (name: string) => ({ account: 'eosio', name, authorization: [], data: {} });
    const receipt = (sequence: number) => ({
      receiver: 'eosio',
      global_sequence: sequence,
      recv_sequence: 1,
      act_digest: 'dd',
      auth_sequence: [],
    });
    answers('/v', {
      id: 'ab'.repeat(32),
      transaction_status: 'hard_fail',
      execution_irreversible: true,
      execution_trace: {
        block_num: 450,
        block_time: '2026-11-21T03:00:03.000',
        producer_block_id: 'ee'.repeat(32),
        receipt: { status: 'hard_fail', cpu_usage_us: 120, net_usage_words: 4 },
        action_traces: [
          { receipt: receipt(7), act: act('one'), inline_traces: [{ receipt: receipt(8), act: act('two') }] },
        ],
      },
    });
    expect(await dfuse().transaction('ab'.repeat(32))).toMatchObject({
      state: 'data',
      data: {
        status: 'hard_fail',
        blockNumber: 450,
        blockId: 'ee'.repeat(32),
        irreversible: true,
        cpuUs: 120,
        netBytes: 32,
        traces: [
          { name: 'one', ordinal: 1, creatorOrdinal: 0 },
          { name: 'two', ordinal: 2, creatorOrdinal: 1 },
        ],
      },
      meta: { source: 'dfuse' },
    });
    answers('/v', null);
    expect((await dfuse().transaction('ab'.repeat(32))).state).toBe('empty');
  });

  test('[HIST-027] an answer without results is a failure, so that the next source is asked', async () => {
    for (const value of [{}, { data: null }, null, { data: { searchTransactionsBackward: null } }]) {
      answers('/v', value);
      expect(await dfuse().accountActions('alice', {}, page)).toMatchObject({
        state: 'failed',
        meta: { failures: [{ source: 'dfuse', message: 'Could not retrieve actions' }] },
      });
    }
    answers('/v', { data: { searchTransactionsBackward: { cursor: '', results: [] } } });
    expect((await dfuse().accountActions('alice', {}, page)).state).toBe('empty');
  });

  test('[HIST-029] a service that is not there is an empty history, which does not keep others from answering', async () => {
    for (const source of [dfuse(null), dfuse('http://127.0.0.1:9/')]) {
      const outcome = await source.accountActions('alice', {}, page);
      expect(outcome).toMatchObject({
        state: 'empty',
        meta: { complete: false, failures: [{ code: 'not-available' }] },
      });
      expect(outcome.meta.failures[0]!.message).toMatch(/^Dfuse not available/);
      const alone = new HistorySelection([source]);
      expect((await alone.first((one) => one.accountActions('alice', {}, page))).state).toBe('empty');
    }
    answers('/dex', { sync: 0, data: [] });
    const dex = historyOf({ type: 'dex', url: service.url }, context());
    const both = await new HistorySelection([dfuse(null), dex]).first((one) => one.accountActions('alice', {}, page));
    expect(both).toMatchObject({ state: 'empty', meta: { source: 'dex' } });
  });
});

describe('DEX', () => {
  const dex = (url: string | null = service.url) => historyOf({ type: 'dex', url }, context(chainByKey('proton')));

  test('[HIST-025] actions are asked for by account, limit, direction, dates, contract and sequence', async () => {
    answers('/dex/v1/history/actions', { sync: 0, data: [] });
    const filter = { after: '2026-11-01T00:00:00Z', before: '2026-11-20T00:00:00Z', contract: 'eosio.token' };
    await dex().accountActions('alice', filter, { order: 'desc', limit: 50, cursor: '100--7!90' });
    await dex().accountActions(
      'alice',
      { ...filter, action: 'transfer' },
      { order: 'asc', limit: 900, cursor: '1--7!90' },
    );
    const common = { account: 'alice', date_from: '2026-11-01T00:00:00Z', date_to: '2026-11-20T00:00:00Z' };
    expect(service.requests[0]!.path).toMatch(/^\/dex\/v1\/history\/actions\?/);
    expect(asked()).toEqual([
      { ...common, limit: '50', direction: 'desc', contract_filters: 'eosio.token', account_seq_to: '89' },
      { ...common, limit: '250', direction: 'asc', contract_filters: 'eosio.token:transfer', account_seq_from: '91' },
    ]);
  });

  test('[HIST-026] a transaction is asked for by trx_id', async () => {
    answers('/dex/v1/history/transaction', { data: null });
    expect((await dex().transaction('ab'.repeat(32))).state).toBe('empty');
    expect(service.requests[0]!.path).toBe(`/dex/v1/history/transaction?trx_id=${'ab'.repeat(32)}`);
    const trace = {
      id: 'ab'.repeat(32),
      status: 'executed',
      cpu_usage_us: 300,
      net_usage_words: 2,
      elapsed: 250,
      scheduled: false,
      action_traces: [{ receiver: 'eosio', act: { account: 'eosio', name: 'one', authorization: [], data: {} } }],
    };
    const lifecycle = {
      seq: 1,
      block_num: 450,
      block_time: '2026-11-21T03:00:03.000',
      trx_id: trace.id,
      trace: { trace },
      irreversible: false,
    };
    answers('/dex/v1/history/transaction', { data: lifecycle });
    expect(await dex().transaction(trace.id)).toMatchObject({
      data: { id: trace.id, status: 'executed', cpuUs: 300, netBytes: 16, elapsedUs: 250, irreversible: false },
    });
  });

  test('[HIST-027] [DEX-017] without an address, or an answer with nothing in it, there are no actions to be had', async () => {
    answers('/dex', { sync: 0 });
    for (const source of [dex(null), dex()]) {
      expect(await source.accountActions('alice', {}, page)).toMatchObject({
        state: 'failed',
        meta: { failures: [{ source: 'dex', message: 'Could not retrieve actions' }] },
      });
    }
  });
});

test('[TX-006] nothing, or a transaction without actions that has not failed, is empty', async () => {
  const id = 'ab'.repeat(32);
  const block = { block_num: 450, block_time: '2026-11-21T03:00:03.000' };
  const dfuse = historyOf({ type: 'dfuse', url: `${service.url}/v` }, context());
  const dex = historyOf({ type: 'dex', url: service.url }, context());
  const traced = (status: string) => [
    { id, transaction_status: status, execution_trace: { ...block, action_traces: [] } },
    { data: { trx_id: id, ...block, trace: { status, action_traces: [] } } },
  ];
  const states = async (ofDfuse: unknown, ofDex: unknown) => {
    answers('/v', ofDfuse);
    const first = await dfuse.transaction(id);
    answers('/dex', ofDex);
    return [first.state, (await dex.transaction(id)).state];
  };
  expect(await states(null, { data: null })).toEqual(['empty', 'empty']);
  const [dfuseRan, dexRan] = traced('executed');
  expect(await states(dfuseRan, dexRan)).toEqual(['empty', 'empty']);
  const [dfuseFailed, dexFailed] = traced('hard_fail');
  expect(await states(dfuseFailed, dexFailed)).toEqual(['data', 'data']);
});

test('[HIST-028] a chain without Hyperion or Light API says so', async () => {
  const local = context(chainByKey('local'));
  const message = async (type: 'hyperion' | 'light') =>
    (await historyOf({ type, url: null }, local).accountActions('alice', {}, page)).meta.failures[0];
  expect(await message('hyperion')).toMatchObject({ code: 'not-supported', message: 'Hyperion API not supported' });
  expect(await message('light')).toMatchObject({ code: 'not-supported', message: 'Light API not supported' });
});

test('[HIST-018] the way back is a stack of cursors, which another filter begins without', () => {
  let place = pagePlace({});
  expect([paramsOfPlace(place), previousPlace(place)]).toEqual([{}, null]);
  for (const cursor of ['~a', '~b', '~c']) place = pagePlace(paramsOfPlace(nextPlace(place, cursor)));
  expect(paramsOfPlace(place)).toEqual({ cursor: '~c', back: '~a,~b' });
  place = previousPlace(place)!;
  expect(paramsOfPlace(place)).toEqual({ cursor: '~b', back: '~a' });
  expect(paramsOfPlace(previousPlace(place)!)).toEqual({ cursor: '~a' });
  expect(paramsOfPlace(previousPlace(previousPlace(place)!)!)).toEqual({});
  // An address of another filter or order has no cursor, and then nothing that is left over counts.
  expect(pagePlace({ back: '~a,~b' })).toEqual({ cursor: null, back: [] });
  for (let page = 0; page < 100; page += 1) place = nextPlace(place, `~${page}`);
  expect(place.back).toHaveLength(12);
});
