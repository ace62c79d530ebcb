import type { ChainConfig, HistorySourceType } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { actionRow } from '../../../../fixtures/action-row.ts';
import {
  type HistoryService,
  type ServedAction,
  startHistoryService,
  timeOfBlock,
} from '../../../../fixtures/history-service.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { ChainSources } from '../chain-sources.ts';
import { data, failed, meta, type Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import { filterContext, filteredActions } from './filtered-actions.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { spamRules } from './spam.ts';

let service: HistoryService;

afterEach(() => service.close());

const paths: Record<HistorySourceType, string> = {
  native: '',
  hyperion: '',
  dfuse: '/dfuse',
  dex: '',
  light: '/light',
};

function configured(...types: HistorySourceType[]): ChainConfig['historySources'] {
  return types.map((type) => ({ type, url: type === 'native' ? null : service.url + paths[type] }));
}

async function over(types: HistorySourceType[], actions: readonly ServedAction[], fails: string[] = []) {
  service = await startHistoryService(actions, { fails });
  return sourcesOver(service.url, { historySources: configured(...types) });
}

function transfer(memo: string, more: Partial<ServedAction> = {}): ServedAction {
  const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo };
  return { contract: 'eosio.token', name: 'transfer', data, ordinal: 1, ...more };
}

function vote(): ServedAction {
  return { contract: 'eosio', name: 'voteproducer', data: { voter: 'alice' }, ordinal: 1 };
}

function pageOf(outcome: Outcome<ActionPage>): ActionPage {
  if (outcome.state !== 'data') throw new Error(`${outcome.state} ${JSON.stringify(outcome.meta.failures)}`);
  return outcome.data;
}

function memos(rows: readonly ActionRow[]): unknown[] {
  return rows.map(({ trace }) => (trace.data as { memo?: unknown }).memo);
}

describe.each<HistorySourceType>(['native', 'hyperion', 'dfuse', 'dex'])('%s', (type) => {
  test('[HIST-008] [HIST-010] gives rows of the one shape to the one question', async () => {
    const sources = await over([type], [vote(), transfer('hello', { block: 500, digest: 'd'.repeat(64) })]);
    const outcome = await sources.accountActions('alice', {}, { order: 'desc' });
    expect(outcome.meta.source).toBe(type);
    expect(pageOf(outcome).rows[0]).toMatchObject({
      cursor: expect.stringMatching(/^500-(b{8})?-1001/) as string,
      blockNumber: 500,
      transactionId: '2'.padStart(64, 'a'),
      blockTime: '2026-11-01T00:04:10.000Z',
      irreversible: true,
      receivers: ['eosio.token'],
      trace: {
        contract: 'eosio.token',
        name: 'transfer',
        receiver: 'eosio.token',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'hello' },
        hex: type === 'hyperion' ? '' : '00ff',
        receipt: { globalSequence: '1001', actDigest: 'd'.repeat(64) },
      },
    });
    // Hyperion has no packed data; it and dfuse do not number the actions of an account.
    const isNumbered = type === 'native' || type === 'dex';
    expect(pageOf(outcome).rows[0]!.accountSequence).toBe(isNumbered ? '1' : undefined);
  });

  test.each<[ActionFilter, string[]]>([
    [{ kinds: ['vote'] }, ['vote']],
    [{ token: { symbol: 'EOS' }, memo: 'B' }, ['b']],
    [{ contract: 'eosio' }, ['vote']],
    [{ kinds: ['receive'] }, []],
    [{ counterparty: 'carol' }, ['c']],
    [{ hideSmall: true, action: 'transfer' }, ['c', 'b']],
    [{ after: '2026-11-01T00:00:51.500Z', before: '2026-11-01T00:00:51.500Z' }, ['c']],
  ])('%j holds whatever the source does of it', async (filter, expected) => {
    const small = { from: 'alice', to: 'bob', quantity: '0.0004 EOS', memo: 'dust' };
    const toCarol = { from: 'alice', to: 'carol', quantity: '2.0000 EOS', memo: 'c' };
    const sources = await over(
      [type],
      [vote(), transfer('b'), { ...transfer(''), data: small }, transfer('', { data: toCarol, block: 103 })],
    );
    const outcome = await sources.accountActions('alice', filter, { order: 'desc', limit: 10 });
    const shown = outcome.state === 'data' ? outcome.data.rows : [];
    expect(shown.map(({ trace }) => (trace.data as { memo?: string }).memo ?? 'vote')).toEqual(expected);
    if (expected.length === 0) expect(outcome.state).toBe('empty');
  });

  test('pages of any size have every row that is meant, once and in order, spam counted', async () => {
    const made = Array.from({ length: 230 }, (_, index) =>
      index % 7 === 0 ? transfer(`bit.ly/${index}`) : index % 3 === 0 ? vote() : transfer(`m${index}`),
    );
    const sources = await over([type], made);
    const { rows, hidden } = await everyPage(sources, { action: 'transfer', hideSpam: true }, 'desc', 20);
    const meant = made.flatMap(({ data }) => (String(data.memo).startsWith('m') ? [data.memo] : []));
    expect(memos(rows)).toEqual(meant.toReversed());
    expect(new Set(rows.map(({ cursor }) => cursor)).size).toBe(rows.length);
    expect(hidden).toBe(33);
    const upward = await everyPage(sources, { action: 'transfer', hideSpam: true }, 'asc', 50);
    expect(memos(upward.rows)).toEqual(meant);
  });
});

test('[HIST-020] without a limit a page is 100 rows long, of dfuse 25 and of a DEX 50', async () => {
  const many = Array.from({ length: 120 }, (_, index) => transfer(`${index}`));
  const requests: unknown[] = [];
  for (const type of ['native', 'hyperion', 'dfuse', 'dex'] as const) {
    const sources = await over([type], many);
    const page = pageOf(await sources.accountActions('alice', {}, { order: 'desc' }));
    requests.push([page.rows.length, service.pages()[0]!.limit ?? service.pages()[0]!.offset]);
    await service.close();
  }
  expect(requests).toEqual([
    [100, -100],
    [100, '100'],
    [25, '25'],
    [50, '50'],
  ]);
  service = await startHistoryService([]);
});

test('[HIST-021] the node has no date range: its newest 100 actions are read, and those outside of the range left out', async () => {
  const many = Array.from({ length: 120 }, (_, index) => transfer(`m${index}`));
  const sources = await over(['native'], many);
  const dates = { after: `${timeOfBlock(215)}Z`, before: `${timeOfBlock(217)}Z` };
  const page = pageOf(await sources.accountActions('alice', dates, { order: 'desc' }));
  expect(memos(page.rows)).toEqual(['m117', 'm116', 'm115']);
  expect(service.pages()[0]).toEqual({ account_name: 'alice', pos: -1, offset: -100 });
});

test('[HIST-016] another filter queries Hyperion again but not the node, whose cached page is filtered again', async () => {
  for (const [type, requests] of [
    ['hyperion', 2],
    ['native', 1],
  ] as const) {
    const sources = await over([type], [vote(), transfer('b')]);
    await sources.accountActions('alice', { hideSpam: true }, { order: 'desc', limit: 25 });
    const voted = await sources.accountActions(
      'alice',
      { kinds: ['vote'], hideSpam: true },
      { order: 'desc', limit: 25 },
    );
    expect(service.pages()).toHaveLength(requests);
    expect(pageOf(voted)).toMatchObject({ rows: [{ trace: { name: 'voteproducer' } }] });
    expect(pageOf(voted).filteredHere).toEqual(type === 'native' ? ['kinds'] : undefined);
    // A person who reloads wants to see what is new.
    await sources.accountActions('alice', { hideSpam: true }, { order: 'desc', limit: 25 });
    expect(service.pages()).toHaveLength(requests + 1);
    await service.close();
  }
  service = await startHistoryService([]);
});

test('[HIST-014] [HIST-012] a source that fails is asked once, the next one answers and is named', async () => {
  const sources = await over(['hyperion', 'dex', 'native'], [transfer('b')], ['/v2/']);
  const first = await sources.accountActions('alice', { contract: 'eosio.token' }, { order: 'desc', limit: 5 });
  expect(first).toMatchObject({ state: 'data', meta: { source: 'dex', failures: [{ source: 'hyperion' }] } });
  await sources.accountActions('alice', { contract: 'eosio.token' }, { order: 'desc', limit: 5 });
  const hyperion = () => service.requests.filter(({ path }) => path.startsWith('/v2/')).length;
  expect(hyperion()).toBe(1);
  // A person's Retry asks all of them again.
  await sources.accountActions('alice', { contract: 'eosio.token' }, { order: 'desc', limit: 5, retry: true });
  expect(hyperion()).toBe(2);
});

test('when every source has failed the outcome says so of each', async () => {
  const sources = await over(['native', 'hyperion'], [transfer('b')], ['history']);
  const outcome = await sources.accountActions('alice', {}, { order: 'desc', limit: 5 });
  expect(outcome.state).toBe('failed');
  expect(outcome.meta.failures.map(({ source }) => source)).toEqual(['native', 'hyperion']);
  expect(outcome.meta.failures[0]!.message).toMatch(/^Could not retrieve actions/);
});

test('[HIST-007] rows without a block are ignored', async () => {
  const sources = await over(['native'], [transfer('a', { block: 0 }), transfer('b')]);
  expect(memos(pageOf(await sources.accountActions('alice', {}, { order: 'desc' })).rows)).toEqual(['b']);
});

describe('[HIST-006] duplicates', () => {
  const same = { transaction: 'f'.repeat(64), digest: 'e'.repeat(64), block: 100 };

  test('three traces of one execution are one row that counts its receivers', async () => {
    for (const place of [{}, { ordinal: 2, ancestor: 1 }]) {
      const first = { ...transfer('x', same), ...('ordinal' in place ? { ordinal: 1 } : {}) };
      if (!('ordinal' in place)) delete first.ordinal;
      const notified = ['alice', 'bob'].map((receiver, index) => {
        const row = { ...first, ...place, receiver };
        return 'ordinal' in place ? { ...row, ordinal: 2 + index } : row;
      });
      const sources = await over(['native'], [first, ...notified]);
      expect(pageOf(await sources.accountActions('alice', {}, { order: 'desc' })).rows).toMatchObject([
        { receivers: { length: 3, 0: 'eosio.token', 1: 'alice', 2: 'bob' }, trace: { receiver: 'eosio.token' } },
      ]);
      await service.close();
    }
    service = await startHistoryService([]);
  });

  test('a transfer that was made twice is two rows, with ordinals and without', async () => {
    const without = (receiver: string): ServedAction => {
      const { ordinal: _none, ...row } = transfer('twice', { ...same, receiver });
      return row;
    };
    const twice = ['eosio.token', 'alice', 'bob', 'eosio.token', 'alice', 'bob'];
    let sources = await over(['native'], twice.map(without));
    const counted = pageOf(await sources.accountActions('alice', {}, { order: 'desc' })).rows;
    expect(counted.map(({ receivers }) => receivers.length)).toEqual([3, 3]);
    await service.close();
    const placed = twice.map((receiver, index) => ({
      ...transfer('twice', { ...same, receiver }),
      ordinal: index + 1,
      ancestor: index % 3 === 0 ? 0 : index - (index % 3) + 1,
    }));
    sources = await over(['native'], placed);
    expect(pageOf(await sources.accountActions('alice', {}, { order: 'desc' })).rows).toHaveLength(2);
  });
});

test('a search among many rows stops with its range, and resumes from there', async () => {
  const rare = Array.from({ length: 2000 }, (_, index) => (index === 3 ? vote() : transfer('x')));
  const sources = await over(['native'], rare);
  const first = await sources.accountActions('alice', { kinds: ['vote'] }, { order: 'desc', limit: 10 });
  expect(first).toMatchObject({ state: 'data', data: { rows: [] }, meta: { complete: false } });
  const { next } = pageOf(first);
  expect(first.meta.range!.last).toBe(2099);
  expect(first.meta.range!.first).toBeGreaterThan(100);
  const { rows } = await everyPage(sources, { kinds: ['vote'] }, 'desc', 10, next!);
  expect(rows).toMatchObject([{ blockNumber: 103 }]);
});

test('a source that does the whole filter is not asked on when it has looked as long as it may', async () => {
  service = await startHistoryService([]);
  const chain = chainByKey('eos');
  const requests: PageRequest[] = [];
  // At most three rows are found in one look.
  const memos = ['bit.ly/a', 'b', 'c', 'bit.ly/d', 'e', 'f'];
  const looks = async (request: PageRequest): Promise<Outcome<ActionPage>> => {
    requests.push(request);
    const from = Number(request.cursor ?? 0);
    const rows = memos.slice(from, from + Math.min(3, request.limit)).map((memo, index) =>
      actionRow({
        contract: 'eosio.token',
        name: 'transfer',
        data: { from: 'x', memo },
        cursor: String(from + index + 1),
        transactionId: memo,
      }),
    );
    const next = from + rows.length < memos.length ? String(from + rows.length) : null;
    return data({ rows, next, total: null }, meta({ source: 'index', complete: next === null }));
  };
  const nothing = async () => failed<never>([]);
  const index: HistorySource = {
    name: 'index',
    supports: { filter: true, dates: true, live: true, all: true },
    accountActions: (_account, _filter, request) => looks(request),
    transaction: nothing,
    keyAccounts: nothing,
    latestActions: nothing,
    tokenBalances: nothing,
    creation: nothing,
  };
  const ask = (limit: number) =>
    filteredActions(
      index,
      'alice',
      { memo: 'x', hideSpam: true },
      { order: 'desc', limit },
      filterContext(chain, spamRules(chain)),
    );
  const stopped = await ask(10);
  expect(stopped).toMatchObject({ data: { next: '3' }, meta: { complete: false } });
  expect([pageOf(stopped).rows.length, requests.length]).toEqual([2, 1]);
  // A full page that spam made shorter is filled up.
  requests.length = 0;
  expect(pageOf(await ask(3)).rows).toHaveLength(3);
  expect(requests.map(({ limit }) => limit)).toEqual([3, 1, 1]);
});

test('what is hidden as spam is counted even where nothing else is there', async () => {
  const sources = await over(['hyperion'], [transfer('bit.ly/a'), transfer('bit.ly/b')]);
  const hidden = await sources.accountActions('alice', { hideSpam: true }, { order: 'desc' });
  expect(pageOf(hidden)).toMatchObject({ rows: [], hidden: [{ rule: 'link', value: 'bit.ly', count: 2 }], next: null });
  const shown = pageOf(await sources.accountActions('alice', { hideSpam: false }, { order: 'desc' }));
  expect([shown.rows.length, shown.hidden]).toEqual([2, undefined]);
});

test('[HIST-034] without an account every source says that one is required', async () => {
  const sources = await over(['native', 'hyperion', 'dfuse', 'dex', 'light'], []);
  const outcome = await sources.accountActions('', {}, { order: 'desc' });
  expect(outcome.meta.failures.map(({ source, message }) => [source, message])).toEqual(
    ['native', 'hyperion', 'dfuse', 'dex', 'light'].map((source) => [source, 'account is required']),
  );
});

test('whatever is asked, all pages together are what the filter means', async () => {
  const made = Array.from({ length: 400 }, (_, index): ServedAction => {
    const data = {
      from: index % 5 === 0 ? 'bob' : 'alice',
      to: 'carol',
      quantity: `0.000${index % 10} EOS`,
      memo: `m${index % 11}`,
    };
    // Up to three actions of one transaction.
    const place = {
      transaction: Math.floor(index / 3)
        .toString(16)
        .padStart(64, '0'),
      block: 100 + Math.floor(index / 3),
    };
    return { ...(index % 4 === 0 ? vote() : transfer('', { data })), ...place, ordinal: (index % 3) + 1 };
  });
  const filters = fc.record<ActionFilter>(
    {
      kinds: fc.constantFrom(['send'] as const, ['receive'] as const, ['vote'] as const),
      memo: fc.constantFrom('m1', 'M2'),
      hideSmall: fc.constant(true),
      hideSpam: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  for (const type of ['native', 'hyperion', 'dex', 'dfuse'] as const) {
    const sources = await over([type], made);
    const everything = (await everyPage(sources, {}, 'asc', 100)).rows;
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('asc', 'desc'),
        async (filter, limit, order) => {
          const { rows } = await everyPage(sources, filter, order, limit);
          const meant = everything
            .filter(({ trace }) => means(trace, filter))
            .map(({ trace }) => trace.receipt?.globalSequence);
          expect(rows.map(({ trace }) => trace.receipt?.globalSequence)).toEqual(
            order === 'asc' ? meant : meant.toReversed(),
          );
        },
      ),
      { numRuns: 8, seed: 5 },
    );
    await service.close();
  }
  service = await startHistoryService([]);
});

function means(trace: ActionRow['trace'], { kinds, memo, hideSmall }: ActionFilter): boolean {
  const data = trace.data as { from?: string; memo?: string; quantity?: string };
  const isVote = trace.name === 'voteproducer';
  if (kinds?.[0] === 'vote' && !isVote) return false;
  if (kinds?.[0] === 'send' && (isVote || data.from !== 'alice')) return false;
  if (kinds?.[0] === 'receive') return false;
  if (memo !== undefined && (isVote || !data.memo!.includes(memo.toLowerCase()))) return false;
  return hideSmall !== true || isVote || Number(data.quantity!.slice(5, 6)) >= 5;
}

async function everyPage(
  sources: ChainSources,
  filter: ActionFilter,
  order: 'asc' | 'desc',
  limit: number,
  from?: string,
): Promise<{ rows: ActionRow[]; hidden: number }> {
  const rows: ActionRow[] = [];
  let hidden = 0;
  let cursor = from;
  for (let pages = 0; pages < 500; pages += 1) {
    const outcome = await sources.accountActions('alice', filter, {
      order,
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    if (outcome.state === 'empty') return { rows, hidden };
    const page = pageOf(outcome);
    rows.push(...page.rows);
    hidden += (page.hidden ?? []).reduce((sum, { count }) => sum + count, 0);
    if (page.next === null) return { rows, hidden };
    cursor = page.next;
  }
  throw new Error('the pages do not end');
}
