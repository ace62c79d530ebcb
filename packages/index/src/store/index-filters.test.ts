import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAbi } from '@antescope/codec/abi/compile';
import { chainRegistry } from '@antescope/chains/config/registry';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { type ActionFilter, actionKinds } from '@antescope/sources/history/action-filter';
import type { ActionPage, ActionRow, PageRequest } from '@antescope/sources/history/history-source';
import { matchesFilter } from '@antescope/sources/history/matches-filter';
import type { Outcome } from '@antescope/sources/core/outcome';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { IndexSource } from '../answers/index-source.ts';
import { SqliteReader } from './sqlite/sqlite-reader.ts';
import { SqliteWriter } from './sqlite/sqlite-writer.ts';

const chain = chainRegistry.get('eos')!;
const chainId = 'a'.repeat(64);
const { blocks } = randomBlocks(genesis, 250, 19);
const abi = compileAbi({
  version: 'eosio::abi/1.1',
  types: [],
  structs: [
    { name: 'transfer', base: '', fields: fields('from:name to:name quantity:asset memo:string') },
    { name: 'issue', base: '', fields: fields('to:name quantity:asset memo:string') },
  ],
  actions: ['transfer', 'issue'].map((name) => ({ name, type: name, ricardian_contract: '' })),
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
});
let folder = '';
let writer: SqliteWriter;
let reader: SqliteReader;
let source: IndexSource;

beforeAll(async () => {
  for (const rows of blocks) {
    rows.abis = [];
    renameSome(rows.transactions.flatMap((one) => one.actions));
  }
  folder = mkdtempSync(join(tmpdir(), 'antescope-filters-'));
  writer = new SqliteWriter(join(folder, 'history.sqlite'), chainId);
  await writer.apply(blocks, { lastIrreversible: { number: 40, id: '' } });
  reader = new SqliteReader(join(folder, 'history.sqlite'), chainId);
  source = new IndexSource(reader, { of: async () => abi }, chain);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Actions of the system contract that kinds filter by. */
function renameSome(actions: { globalSequence: number; executionSequence: number; account: string; name: string }[]) {
  const system = ['setcode', 'newaccount', 'buyram', 'claimrewards', 'voteproducer'];
  for (const action of actions) {
    if (action.account === 'eosio' && action.name === 'ping') action.name = system[action.executionSequence % 5]!;
  }
}

function fields(text: string): { name: string; type: string }[] {
  return text.split(' ').map((field) => {
    const [name = '', type = ''] = field.split(':');
    return { name, type };
  });
}

test('every filter matches a brute-force check of each decoded row, in every order and page size', async () => {
  const time = fc.integer({ min: 0, max: 251 }).map((number) => isoZ(slotToTime(1000 + number)));
  const filters = fc.record(
    {
      contract: fc.constantFrom('eosio.token', 'alice', 'eosio'),
      action: fc.constantFrom('transfer', 'issue', 'buyram', 'ping'),
      kinds: fc.subarray([...actionKinds]),
      token: fc.record(
        { symbol: fc.constantFrom('EOS', 'PBTC', 'NONE'), contract: fc.constantFrom('eosio.token', 'bob') },
        { requiredKeys: ['symbol'] },
      ),
      counterparty: fc.constantFrom('bob', 'eosio', 'missing'),
      memo: fc.constantFrom('hEllo', 'WORLD', 'öL', 'rent', 'absent'),
      after: time,
      before: time,
      hideSmall: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const asked = fc.record({
    account: fc.constantFrom('alice', 'carol', 'eosio', 'eosio.token'),
    filter: filters,
    order: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.integer({ min: 1, max: 60 }),
  });
  const whole = new Map<string, ActionRow[]>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ account, filter, order, limit }) => {
      if (!whole.has(account)) whole.set(account, await allPages(account, {}, 'asc', 1000));
      const wanted = whole
        .get(account)!
        .filter((row) => fits(row, account, filter))
        .map((row) => row.cursor);
      const found = (await allPages(account, filter, order, limit)).map((row) => row.cursor);
      expect(found, JSON.stringify({ account, filter })).toEqual(order === 'asc' ? wanted : wanted.toReversed());
    }),
    { numRuns: 150 },
  );
});

/** The rule of other sources, except that the index counts only notified accounts and authorizers as counterparties. */
function fits(row: ActionRow, account: string, { counterparty, ...filter }: ActionFilter): boolean {
  if (!matchesFilter(row, filter, { account, chain })) return false;
  if (counterparty === undefined) return true;
  return row.receivers.includes(counterparty) || row.trace.authorization.some(({ actor }) => actor === counterparty);
}

test('a search that runs out of time returns its range and a cursor, and resuming misses nothing', async () => {
  // A reader that returns one row at a time, slowly.
  const slow = new Proxy(reader, {
    get: (target, key) =>
      key === 'accountExecutions'
        ? async (account: string, query: Parameters<SqliteReader['accountExecutions']>[1]) => {
            const started = performance.now();
            while (performance.now() - started < 15);
            const page = await target.accountExecutions(account, { ...query, limit: 1 });
            const last = page.executions.at(-1);
            return page.executions.length < 1 || last === undefined ? page : { ...page, stoppedAt: last };
          }
        : Reflect.get(target, key).bind(target),
  });
  const slowSource = new IndexSource(slow, { of: async () => abi }, chain);
  const first = await slowSource.accountActions('alice', { memo: 'hello' }, { limit: 100, order: 'desc' });
  if (first.state !== 'data' || first.data.next === null) throw new Error('the page should have been stopped');
  const last = Number(first.data.next.split('-')[0]);
  expect(first.meta).toMatchObject({ complete: false, range: { first: last, last: 250 } });
  const rest = await allPages('alice', { memo: 'hello' }, 'desc', 100, first.data.next);
  const all = await allPages('alice', { memo: 'hello' }, 'desc', 100);
  expect([...first.data.rows, ...rest].map((row) => row.cursor)).toEqual(all.map((row) => row.cursor));
});

test('a filter that needs the chain configuration is rejected without one; names are validated', async () => {
  const plain = new IndexSource(reader);
  const ask = { limit: 5, order: 'desc' as const };
  const codes = await Promise.all([
    plain.accountActions('alice', { kinds: ['vote'] }, ask),
    plain.accountActions('alice', { hideSmall: true }, ask),
    plain.accountActions('alice', { counterparty: 'NOT A NAME' }, ask),
    plain.accountActions('alice', { token: { symbol: 'EOS', contract: 'Bad!' } }, ask),
  ]);
  const failures = codes.map((outcome) => outcome.meta.failures[0]?.code);
  expect(failures).toEqual(['not-supported', 'not-supported', 'bad-name', 'bad-name']);
  expect((await plain.accountActions('alice', { kinds: ['send'] }, ask)).state).toBe('data');
});

async function allPages(
  account: string,
  filter: ActionFilter,
  order: PageRequest['order'],
  limit: number,
  from: string | null = null,
): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  let cursor = from;
  do {
    const asked: PageRequest = { limit, order, ...(cursor === null ? {} : { cursor }) };
    const page: Outcome<ActionPage> = await source.accountActions(account, filter, asked);
    if (page.state === 'failed') throw new Error(JSON.stringify(page.meta.failures));
    if (page.state === 'empty') return rows;
    rows.push(...page.data.rows);
    cursor = page.data.next;
  } while (cursor !== null);
  return rows;
}
