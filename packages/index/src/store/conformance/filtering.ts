import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { readTokenData } from '../../../test/random-token-data.ts';
import type { ActionRows, BlockRows } from '../block-rows.ts';
import type { AccountQuery, HistoryReader } from '../history-store.ts';
import { applyInBatches, filledPlace, type StoreKind, withReader } from './store-under-test.ts';

type Narrowing = Partial<Omit<AccountQuery, 'from' | 'to' | 'order' | 'limit'>>;

const everything = Number.MAX_SAFE_INTEGER;

/** Account histories with every filter, and long lists. */
export function filtering(kind: StoreKind): void {
  const contracts = fc.constantFrom('eosio.token', 'alice', 'bob');
  const names = fc.constantFrom('transfer', 'issue', 'ping');
  const symbols = fc.constantFrom('EOS', 'PBTC', 'SEEDS', 'NONE');
  const narrowed = fc.record(
    {
      contract: contracts,
      action: names,
      kinds: fc.record({
        send: fc.boolean(),
        receive: fc.boolean(),
        actions: fc.array(fc.record({ contract: contracts, action: names }), { maxLength: 3 }),
      }),
      token: fc.record({ symbol: symbols, contract: contracts }, { requiredKeys: ['symbol'] }),
      withoutSmall: fc.array(fc.record({ symbol: symbols, contract: contracts }), { maxLength: 4 }),
      counterparty: fc.constantFrom('alice', 'carol', 'eosio', 'unknown'),
      text: fc.constantFrom('hello', 'WORLD', 'öL FÜR žš', 'xxx', 'missing'),
    },
    { requiredKeys: [] },
  );
  const accounts = fc.constantFrom('alice', 'dave', 'eosio.token', 'unknown');
  const orders = fc.constantFrom('asc' as const, 'desc' as const);

  test('the pages of every filter together match a brute-force search', async () => {
    const queries = fc.record({
      account: accounts,
      query: narrowed,
      order: orders,
      limit: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(queries, { minLength: 12, maxLength: 12 }), async (seed, questions) => {
        const { blocks } = randomBlocks(genesis, 40, seed);
        await withReader(kind, blocks, async (reader) => {
          for (const { account, query, order, limit } of questions) {
            const results = await paged(reader, account, query, { from: 0, to: everything, order, limit });
            const expected = executionsOf(blocks, account, query);
            expect(results, JSON.stringify({ account, query })).toEqual(
              order === 'asc' ? expected : expected.toReversed(),
            );
          }
        });
      }),
      { numRuns: kind.runs },
    );
  });

  test('long lists, between any sequences, with rare and common matches', async () => {
    const { blocks } = randomBlocks(genesis, 700, 77);
    makeRare(blocks);
    const rare: Narrowing[] = [{ action: 'rarely' }, { contract: 'eosio', action: 'rarely' }, { action: 'never' }];
    const range = fc.record({
      ends: fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 })),
      account: accounts,
      query: fc.oneof(narrowed, fc.constantFrom(...rare)),
      order: orders,
    });
    await withReader(kind, blocks, async (reader) => {
      await fc.assert(
        fc.asyncProperty(range, async ({ ends, account, query, order }) => {
          const [from, to] = [Math.min(...ends), Math.max(...ends)];
          const results = await paged(reader, account, query, { from, to, order, limit: 40 });
          const expected = executionsOf(blocks, account, query).filter((one) => one >= from && one <= to);
          expect(results).toEqual(order === 'asc' ? expected : expected.toReversed());
        }),
        { numRuns: kind.runs * 4 },
      );
      await expectNumbers(reader, blocks, 'alice');
    });
  });

  test('after a deep undo of long lists and new blocks the store equals one without the fork', async () => {
    const trunk = randomBlocks(genesis, 500, 5);
    for (const depth of [1, 130, 499]) {
      const common = trunk.blocks.slice(0, 500 - depth);
      const sequences = common.flatMap((rows) => rows.transactions).flatMap((one) => one.actions).length;
      const point = { number: 500 - depth, id: common.at(-1)?.block.id ?? '', nextSequence: sequences + 1 };
      const right = randomBlocks(point, 150, 6);
      const forkedPlace = await filledPlace(kind, trunk.blocks, 60);
      const forked = await forkedPlace.openWriter();
      await forked.undoTo(point.number);
      await applyInBatches(forked, right.blocks, 7);
      await forked.close();
      const cleanPlace = await filledPlace(kind, [...common, ...right.blocks], 41);
      expect(await forkedPlace.content()).toEqual(await cleanPlace.content());
      await forkedPlace.remove();
      await cleanPlace.remove();
    }
  });
}

/** A few executions are of an action that occurs nowhere else. */
function makeRare(blocks: BlockRows[]): void {
  for (const rows of blocks.filter(({ block }) => block.number % 150 === 3)) {
    const first = rows.transactions.flatMap((one) => one.actions).find((one) => one.account === one.receiver);
    for (const action of rows.transactions.flatMap((one) => one.actions)) {
      if (action.executionSequence === first?.globalSequence) action.name = 'rarely';
    }
  }
}

async function paged(
  reader: HistoryReader,
  account: string,
  narrowing: Narrowing,
  page: Pick<AccountQuery, 'from' | 'to' | 'order' | 'limit'>,
): Promise<number[]> {
  const all: number[] = [];
  let { from, to } = page;
  for (;;) {
    const { executions, stoppedAt } = await reader.accountExecutions(account, { ...narrowing, ...page, from, to });
    expect(executions.length).toBeLessThanOrEqual(page.limit);
    all.push(...executions);
    const last = stoppedAt ?? executions.at(-1);
    if (last === undefined) return all;
    if (page.order === 'asc') from = last + 1;
    else to = last - 1;
  }
}

function tracesOf(blocks: BlockRows[]): ActionRows[] {
  return blocks.flatMap((block) => block.transactions).flatMap((one) => one.actions);
}

function touches(action: ActionRows, account: string): boolean {
  return action.receiver === account || action.authorization.some((level) => level.actor === account);
}

function executionsOf(blocks: BlockRows[], account: string, query: Narrowing): number[] {
  const traces = tracesOf(blocks);
  const sharing = new Set<number>();
  for (const one of traces) {
    if (query.counterparty === undefined || touches(one, query.counterparty)) sharing.add(one.executionSequence);
  }
  const results = new Set<number>();
  for (const one of traces) {
    if (touches(one, account) && sharing.has(one.executionSequence) && fits(one, account, query)) {
      results.add(one.executionSequence);
    }
  }
  return [...results].sort((a, b) => a - b);
}

function fits(action: ActionRows, account: string, query: Narrowing): boolean {
  const { contract, kinds, token, withoutSmall = [], text } = query;
  const isTransfer = action.name === 'transfer';
  const tokenData = isTransfer || action.name === 'issue' ? readTokenData(action.data, isTransfer) : null;
  const isOf = (one: { symbol: string; contract?: string }): boolean =>
    tokenData?.symbol === one.symbol && (one.contract === undefined || one.contract === action.account);
  if (contract !== undefined && action.account !== contract) return false;
  if (query.action !== undefined && action.name !== query.action) return false;
  if (kinds !== undefined) {
    const named = kinds.actions.some((one) => one.contract === action.account && one.action === action.name);
    const moves = isTransfer && tokenData?.symbol !== '';
    const sent = kinds.send && moves && tokenData?.from === account;
    if (!named && !sent && !(kinds.receive && moves && tokenData?.to === account)) return false;
  }
  if (token !== undefined && !isOf(token)) return false;
  if (isTransfer && tokenData !== null && tokenData.units * 10_000n < 5n * 10n ** BigInt(tokenData.precision)) {
    if (withoutSmall.some(isOf)) return false;
  }
  return text === undefined || Buffer.from(action.data).toString('utf8').toLowerCase().includes(text.toLowerCase());
}

async function expectNumbers(reader: HistoryReader, blocks: BlockRows[], account: string): Promise<void> {
  const expected = tracesOf(blocks).filter((action) => touches(action, account));
  expect(await reader.accountActionCount(account)).toBe(expected.length);
  for (const first of [0, 1, 255, 256, 257, 600, expected.length - 1]) {
    expect(await reader.accountSequences(account, first, first + 300)).toEqual(
      expected
        .slice(first, first + 301)
        .map((one, index) => ({ seq: first + index, globalSequence: one.globalSequence })),
    );
  }
}
