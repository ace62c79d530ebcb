import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { ActionRows, BlockRows } from '../block-rows.ts';
import type { ExecutionPage, ExecutionQuery, HistoryReader } from '../history-store.ts';
import { type StoreKind, withReader } from './store-under-test.ts';

/** Paged histories of accounts and of the chain. */
export function lists(kind: StoreKind): void {
  test('account lists have each execution once in both directions, and v1 numbers have no gap', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 9 }), async (seed, limit) => {
        const { blocks } = randomBlocks(genesis, 25, seed);
        await withReader(kind, blocks, async (reader) => {
          for (const account of ['alice', 'eosio', 'unknown']) {
            const expected = executionsOf(blocks, (action) => touches(action, account));
            const page = (query: ExecutionQuery) => reader.accountExecutions(account, query);
            expect(await paged(page, 'asc', limit)).toEqual(expected);
            expect(await paged(page, 'desc', limit)).toEqual(expected.toReversed());
            await expectNumbers(reader, blocks, account, limit);
          }
        });
      }),
      { numRuns: Math.ceil(kind.runs / 2) },
    );
  });

  test('v1 numbers have no gap after an undone fork', async () => {
    const trunk = randomBlocks(genesis, 10, 21);
    const [wrong, right] = [randomBlocks(trunk.point, 4, 22), randomBlocks(trunk.point, 6, 23)];
    const place = await kind.create();
    const writer = await place.openWriter();
    const finality = { lastIrreversible: { number: 0, id: '' } };
    await writer.apply([...trunk.blocks, ...wrong.blocks], finality);
    await writer.undoTo(10);
    await writer.apply(right.blocks, finality);
    const reader = await place.openReader();
    for (const account of ['alice', 'bob', 'eosio']) {
      await expectNumbers(reader, [...trunk.blocks, ...right.blocks], account, 7);
    }
    await reader.close();
    await writer.close();
    await place.remove();
  });

  test('lists filtered by contract, action or both, for accounts and for the whole chain', async () => {
    const { blocks } = randomBlocks(genesis, 60, 31);
    await withReader(kind, blocks, async (reader) => {
      for (const filter of [
        { contract: 'eosio.token' },
        { action: 'ping' },
        { contract: 'bob', action: 'issue' },
        {},
      ]) {
        const fits = (action: ActionRows): boolean =>
          (filter.contract === undefined || action.account === filter.contract) &&
          (filter.action === undefined || action.name === filter.action);
        const mine = executionsOf(blocks, (action) => touches(action, 'alice') && fits(action));
        const ofAccount = (query: ExecutionQuery) => reader.accountExecutions('alice', { ...query, ...filter });
        expect(await paged(ofAccount, 'desc', 4)).toEqual(mine.toReversed());
        const all = executionsOf(blocks, fits);
        const ofChain = (query: ExecutionQuery) => reader.executions({ ...query, ...filter });
        expect(await paged(ofChain, 'asc', 5)).toEqual(all);
        expect(await paged(ofChain, 'desc', 50)).toEqual(all.toReversed());
      }
      const none = { from: 0, to: Number.MAX_SAFE_INTEGER, order: 'asc' as const, limit: 5, contract: 'unknown' };
      expect(await reader.accountExecutions('alice', none)).toEqual({ executions: [], stoppedAt: null });
      expect(await reader.executions(none)).toEqual({ executions: [], stoppedAt: null });
    });
  });
}

function touches(action: ActionRows, account: string): boolean {
  return action.receiver === account || action.authorization.some((level) => level.actor === account);
}

function tracesOf(blocks: BlockRows[]): ActionRows[] {
  return blocks.flatMap((block) => block.transactions).flatMap((one) => one.actions);
}

function executionsOf(blocks: BlockRows[], expected: (action: ActionRows) => boolean): number[] {
  const results = new Set(
    tracesOf(blocks)
      .filter(expected)
      .map((action) => action.executionSequence),
  );
  return [...results].sort((a, b) => a - b);
}

/** All pages of a list, each resumed at the last row's sequence. */
async function paged(
  page: (query: ExecutionQuery) => Promise<ExecutionPage>,
  order: 'asc' | 'desc',
  limit: number,
): Promise<number[]> {
  const all: number[] = [];
  let range = { from: 0, to: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const { executions, stoppedAt } = await page({ ...range, order, limit });
    expect(executions.length).toBeLessThanOrEqual(limit);
    all.push(...executions);
    const last = executions.at(-1) ?? stoppedAt;
    if (last === null) return all;
    range = order === 'asc' ? { ...range, from: last + 1 } : { ...range, to: last - 1 };
  }
}

async function expectNumbers(
  reader: HistoryReader,
  blocks: BlockRows[],
  account: string,
  limit: number,
): Promise<void> {
  const expected = tracesOf(blocks)
    .filter((action) => touches(action, account))
    .map((action) => action.globalSequence);
  expect(await reader.accountActionCount(account)).toBe(expected.length);
  for (let first = 0; first <= expected.length; first += limit) {
    const rows = await reader.accountSequences(account, first, first + limit - 1);
    expect(rows).toEqual(
      expected.slice(first, first + limit).map((globalSequence, index) => ({ seq: first + index, globalSequence })),
    );
  }
}
