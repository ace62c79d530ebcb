import type { ActionPage } from '@antescope/sources/history/history-source';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HistoryService, type ServedAction, startHistoryService } from '../../../../fixtures/history-service.ts';
import { appOver, chainOver } from '../../test/app-over.ts';
import type { App } from '../start/app.ts';

let service: HistoryService;
let app: App;

function transfer(memo: string, to = 'bob', quantity = '1.0000 EOS'): ServedAction {
  return { contract: 'eosio.token', name: 'transfer', data: { from: 'alice', to, quantity, memo }, ordinal: 1 };
}

beforeEach(async () => {
  service = await startHistoryService([
    transfer('one'),
    transfer('bit.ly/two'),
    transfer('three', 'carol'),
    transfer('four', 'bob', '0.0001 EOS'),
    { contract: 'eosio', name: 'voteproducer', data: { voter: 'alice' }, ordinal: 1 },
  ]);
  app = await appOver([chainOver([service.url], 'local', 'c'.repeat(64))]);
});

afterEach(async () => {
  await app.fastify.close();
  await service.close();
});

async function history(params: Record<string, string>) {
  const { statusCode, body } = await app.fastify.inject(
    `/api/v1/accounts/alice/actions?${new URLSearchParams(params).toString()}`,
  );
  const { data, error } = JSON.parse(body) as { data?: ActionPage; error?: { message: string } };
  const memos = data?.rows.map(({ trace }) => (trace.data as { memo?: string }).memo ?? trace.name);
  return { statusCode, data, memos, message: error?.message };
}

test('the line and its parts ask for the same', async () => {
  const asked: [string, Record<string, string>, string[]][] = [
    ['kind:send with:bob', { kind: 'send', with: 'bob' }, ['four', 'one']],
    ['kind:send with:bob small:hide', { kind: 'send', with: ' Bob ', small: 'hide' }, ['one']],
    [
      'order:asc eosio.token:transfer',
      { order: 'asc', contract: 'eosio.token', action: 'transfer' },
      ['one', 'three', 'four'],
    ],
    ['memo:TWO spam:show', { memo: 'TWO', spam: 'show' }, ['bit.ly/two']],
    ['', {}, ['voteproducer', 'four', 'three', 'one']],
  ];
  for (const [query, parts, expected] of asked) {
    expect((await history({ query })).memos).toEqual(expected);
    expect((await history(parts)).memos).toEqual(expected);
  }
});

test('[SPAM-001] what is hidden as spam is counted with its reason until spam is asked for', async () => {
  expect((await history({})).data).toMatchObject({ hidden: [{ rule: 'link', value: 'bit.ly', count: 1 }] });
  const { data, memos } = await history({ query: 'spam:show' });
  expect([memos?.includes('bit.ly/two'), data?.hidden]).toEqual([true, undefined]);
});

test('a page lists filters the source does not support, and invalid parts are reported with their position', async () => {
  expect((await history({ kind: 'vote', spam: 'show' })).data).toMatchObject({ filteredHere: ['kinds'] });
  expect(await history({ query: 'with:bob kind:gifts' })).toMatchObject({
    statusCode: 400,
    message: "Expected one of receive, send, contract, account, resources, producer, vote at character 15: 'gifts'",
  });
  expect(await history({ after: '2026-02-31' })).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/^after: expected a day/) as string,
  });
  expect((await history({ kinds: 'vote' })).statusCode).toBe(400);
});

test('pages of a node resume at its cursors', async () => {
  const first = await history({ limit: '2' });
  const second = await history({ limit: '2', cursor: first.data!.next! });
  expect([first.memos, second.memos, second.data!.next]).toEqual([['voteproducer', 'four'], ['three', 'one'], null]);
});
