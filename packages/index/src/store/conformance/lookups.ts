import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { BlockRows, TransactionRows } from '../block-rows.ts';
import type { CallGroup } from '../call-counts.ts';
import type { ExecutedTransactionPage } from '../executed-transactions.ts';
import { executionsOneByOne } from './executions-one-by-one.ts';
import type { StoredAction } from '../history-store.ts';
import { nothingFinal, type StoreKind, withReader } from './store-under-test.ts';

/** Lookups by number, id or time. */
export function lookups(kind: StoreKind): void {
  test('the status of an empty store is null; otherwise it has the range and its parts', async () => {
    const { blocks } = randomBlocks({ number: 40, id: `00000028${'0'.repeat(56)}`, nextSequence: 1000 }, 9, 2);
    const place = await kind.create();
    const writer = await place.openWriter();
    const reader = await place.openReader();
    expect(await reader.status()).toBeNull();
    expect(await reader.blockFromSlot(0)).toBeNull();
    for (const rows of blocks.slice(3, 5)) rows.parts = { traces: true, deltas: false, inline: true };
    for (const rows of blocks.slice(5)) rows.parts = { traces: true, deltas: false, inline: false };
    await writer.apply(blocks.slice(0, 4), nothingFinal);
    await writer.apply(blocks.slice(4), { lastIrreversible: { number: 44, id: blocks[3]!.block.id } });
    expect(await reader.status()).toMatchObject({
      chainId: 'c'.repeat(64),
      head: { number: 49, id: blocks[8]!.block.id },
      firstBlock: 41,
      lastIrreversible: 44,
      feeds: [
        { first: 41, last: 43, traces: true, deltas: true, inline: true },
        { first: 44, last: 45, traces: true, deltas: false, inline: true },
        { first: 46, last: 49, traces: true, deltas: false, inline: false },
      ],
    });
    await writer.undoTo(46);
    expect((await reader.status())?.feeds.at(-1)).toEqual({
      first: 46,
      last: 46,
      traces: true,
      deltas: false,
      inline: false,
    });
    await writer.undoTo(44);
    expect((await reader.status())?.feeds.map(({ last }) => last)).toEqual([43, 44]);
    await reader.close();
    await writer.close();
    await place.remove();
  });

  test('blocks by number, time and sequence', async () => {
    const { blocks } = randomBlocks(genesis, 30, 12);
    await withReader(kind, blocks, async (reader) => {
      let sequence = 1;
      for (const rows of blocks) {
        const actions = rows.transactions.flatMap((one) => one.actions);
        const wanted = {
          number: rows.block.number,
          id: rows.block.id,
          slot: rows.block.slot,
          producer: 'prod',
          scheduleVersion: 1,
          transactionCount: rows.transactions.length,
          actionCount: actions.length,
          firstSequence: sequence,
        };
        sequence += actions.length;
        expect(await reader.block(rows.block.number)).toEqual(wanted);
        expect(await reader.blockFromSlot(rows.block.slot)).toEqual(wanted);
        for (const action of actions) expect(await reader.blockOfSequence(action.globalSequence)).toEqual(wanted);
      }
      expect(await reader.block(31)).toBeNull();
      expect(await reader.blockOfSequence(sequence)).toBeNull();
      expect((await reader.blockFromSlot(0))?.number).toBe(1);
      expect(await reader.blockFromSlot(2000)).toBeNull();
      const both = [await reader.blockFromSlot(0), null];
      expect(await reader.blocksFromSlots([0, 2000])).toEqual(both);
      expect(await reader.blocksFromSlots([])).toEqual([]);
    });
  });

  test('transactions by block, number and id prefix of at least 8 digits, with every field', async () => {
    const { blocks } = randomBlocks(genesis, 20, 66);
    dressUp(blocks);
    await withReader(kind, blocks, async (reader) => {
      let num = 1;
      for (const rows of blocks) {
        const stored = await reader.blockTransactions(rows.block.number);
        expect(stored.map(comparable)).toEqual(rows.transactions.map((one, at) => expected(one, num + at, rows)));
        for (const one of stored) {
          expect(comparable((await reader.transactionAt(one.num))!)).toEqual(comparable(one));
          const found = await reader.transactions(one.id.slice(0, 8 + (one.num % 57)));
          expect(found.map(({ num: place }) => place)).toContain(one.num);
          expect(await reader.transactions(one.id.toUpperCase())).toHaveLength(1);
        }
        num += stored.length;
      }
      expect(await reader.transactionAt(num)).toBeNull();
      expect(await reader.transactions('0123456')).toEqual([]);
      expect(await reader.transactions(`%' OR 1=1 --`)).toEqual([]);
      expect(await reader.transactions('f'.repeat(64))).toEqual([]);
    });
  });

  test('pages of executed transactions have every transaction with an action but onblock, newest first', async () => {
    const { blocks } = randomBlocks(genesis, 30, 17);
    const actions = blocks.flatMap((rows) => rows.transactions).flatMap((one) => one.actions);
    const [plain] = blocks.flatMap((rows) => rows.transactions).filter((one) => one.actions.length > 1);
    // An implicit transaction with inline actions, such as the end of a name auction.
    for (const action of plain!.actions)
      if (action.executionSequence === plain!.actions[0]!.executionSequence)
        Object.assign(action, { account: 'eosio', name: 'onblock' });
    const wanted = blocks
      .flatMap(({ block, transactions }) => transactions.map((one) => ({ block: block.number, one })))
      .filter(({ one }) => one.actions.length > 0)
      .map(({ block, one }) => ({ block, one, executed: executedOf(one) }))
      .filter(({ executed }) => executed[0]!.name !== 'onblock')
      .toReversed();
    expect(wanted.some(({ executed }) => executed.length > 2)).toBe(true);
    await withReader(kind, blocks, async (reader) => {
      const seen: unknown[] = [];
      for (let to = Number.MAX_SAFE_INTEGER as number | null; to !== null;) {
        const { transactions, next }: ExecutedTransactionPage = await reader.executedTransactions({
          to,
          limit: 3,
          countTo: 3,
          timeBudgetMs: 60_000,
        });
        expect(transactions.length).toBe(Math.min(3, wanted.length - seen.length));
        seen.push(...transactions);
        to = next === null ? null : next - 1;
      }
      expect(seen).toEqual(
        wanted.map(({ block, one, executed }) => ({
          id: one.id,
          block,
          status: one.status,
          cpuUs: one.cpuUs,
          netWords: one.netWords,
          first: executed[0]!.globalSequence,
          executions: Math.min(3, executed.length),
        })),
      );
      const before = { to: actions[0]!.globalSequence - 1, limit: 3, countTo: 3 };
      expect(await reader.executedTransactions(before)).toEqual({ transactions: [], next: null });
    });
  });

  test("counts of calls match a contract's executed actions, of the newest where there are too many", async () => {
    const { blocks } = randomBlocks(genesis, 40, 23);
    const all = blocks.flatMap((rows) => rows.transactions).flatMap(executedOf);
    const contract = 'eosio.token';
    const mine = all.filter(({ account }) => account === contract);
    const starts = [all[5]!.globalSequence, all[30]!.globalSequence, all[31]!.globalSequence];
    const inRange = mine.filter(({ globalSequence }) => globalSequence >= starts[0]!);
    const wanted = (calls: typeof mine) =>
      tally(
        calls.map(({ globalSequence, name, authorization }) => ({
          period: starts.filter((start) => start <= globalSequence).length - 1,
          action: name,
          actors: [...new Set(authorization.map(({ actor }) => actor))],
          count: 1,
        })),
      );
    expect(inRange.length).toBeGreaterThan(12);
    await withReader(kind, blocks, async (reader) => {
      const whole = await reader.callCounts(contract, { starts, limit: 1000, timeBudgetMs: 60_000 });
      expect(whole.countedFrom).toBeNull();
      expect(tally(whole.groups)).toEqual(wanted(inRange));
      const { groups, countedFrom } = await reader.callCounts(contract, { starts, limit: 7, timeBudgetMs: 60_000 });
      expect(tally(groups)).toEqual(wanted(inRange.slice(-7)));
      expect(countedFrom).toBeGreaterThan(inRange.at(-8)!.globalSequence);
      expect(countedFrom).toBeLessThanOrEqual(inRange.at(-7)!.globalSequence);
      const none = { groups: [], countedFrom: null };
      expect(await reader.callCounts('nosuchname', { starts, limit: 7 })).toEqual(none);
      expect(await reader.callCounts(contract, { starts: [], limit: 7 })).toEqual(none);
    });
  });

  test('SQL metacharacters in inputs match nothing and break nothing', async () => {
    const { blocks } = randomBlocks(genesis, 8, 5);
    await withReader(kind, blocks, async (reader) => {
      const page = { from: 0, to: Number.MAX_SAFE_INTEGER, order: 'asc' as const, limit: 5 };
      for (const text of hostile) {
        expect(await reader.transactions(text)).toEqual([]);
        expect((await reader.keyHolders(text, { after: null, limit: 5 })).items).toEqual([]);
        expect(await reader.feature(text)).toBeNull();
        expect((await reader.accountExecutions('alice', { ...page, text })).executions.length).toBeLessThan(6);
        expect((await reader.accountExecutions('alice', { ...page, token: { symbol: text } })).executions).toEqual([]);
        await expect(reader.rows(text, 'alice', 'accounts', { block: 8, from: 0n, limit: 5 })).rejects.toThrow();
      }
      expect((await reader.status())?.head.number).toBe(8);
      expect(await reader.block(8)).not.toBeNull();
    });
  });

  test('a transaction id that occurs twice is returned twice, newest first', async () => {
    const { blocks } = randomBlocks(genesis, 20, 66);
    const withSome = blocks.filter(({ transactions }) => transactions.length > 0);
    const [first, second] = [withSome[0]!.transactions[0]!, withSome[1]!.transactions[0]!];
    second.id = first.id;
    await withReader(kind, blocks, async (reader) => {
      const found = await reader.transactions(first.id);
      expect(found.map(({ block }) => block)).toEqual([withSome[1]!.block.number, withSome[0]!.block.number]);
    });
  });

  test('actions by sequence, transaction and execution, with every field', async () => {
    const { blocks } = randomBlocks(genesis, 25, 90);
    await withReader(kind, blocks, async (reader) => {
      let num = 0;
      for (const transaction of blocks.flatMap((rows) => rows.transactions)) {
        num++;
        const wanted = transaction.actions.map((action) => comparableAction({ ...action, transaction: num }));
        expect((await reader.transactionActions(num)).map(comparableAction)).toEqual(wanted);
        for (const action of wanted) {
          expect(comparableAction((await reader.action(action.globalSequence))!)).toEqual(action);
          if (action.executionSequence !== action.globalSequence) continue;
          const mine = wanted.filter(({ executionSequence }) => executionSequence === action.globalSequence);
          expect((await reader.execution(action.globalSequence)).map(comparableAction)).toEqual(mine);
        }
      }
      const all = blocks.flatMap((rows) => rows.transactions).flatMap(({ actions }) => actions);
      const executed = new Set(all.map(({ executionSequence }) => executionSequence));
      const asked = [1_000_000, ...[...executed].toReversed()];
      expect(await reader.executionsAt(asked)).toEqual(await executionsOneByOne(reader, asked));
      expect(await reader.executionsAt([])).toEqual([]);
      expect(await reader.action(1_000_000)).toBeNull();
      expect(await reader.execution(1_000_000)).toEqual([]);
      expect(await reader.transactionActions(1_000_000)).toEqual([]);
    });
  });
}

/** Counts by period, action and actors, in one order. */
function tally(groups: CallGroup[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { period, action, actors, count } of groups) {
    const key = [period, action, ...actors].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Executed actions without their notifications, in the order of the chain. */
function executedOf({ actions }: TransactionRows): TransactionRows['actions'] {
  return actions
    .filter(({ globalSequence, executionSequence }) => globalSequence === executionSequence)
    .toSorted((a, b) => a.globalSequence - b.globalSequence);
}

/** SQL metacharacters for every text input. */
const hostile = [
  `' OR 1=1 --`,
  `"; DROP TABLE blocks; --`,
  '\\',
  `\\' OR 1`,
  '{key:String}',
  '%',
  '\u0000',
  'ü'.repeat(999),
];

/** Edge cases of bytes, strings and numbers that the random chain does not produce. */
function dressUp(blocks: BlockRows[]): void {
  const awkward = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const [at, transaction] of blocks.flatMap((rows) => rows.transactions).entries()) {
    if (at % 2 === 0) {
      transaction.packed = {
        signatures: at % 4 === 0 ? [] : ['SIG_K1_first', 'SIG_K1_second'],
        compression: at % 4 === 0 ? 1 : 0,
        contextFreeData: at % 8 === 0 ? awkward : new Uint8Array(),
        packed: awkward,
      };
    }
    if (at % 5 === 0) transaction.errorCode = '18446744073709551615';
    if (at % 3 === 0) transaction.failedId = createHash('sha256').update(`failed${at}`).digest('hex');
    if (at % 7 === 0) transaction.trace = awkward;
    transaction.status = at % 5;
    transaction.scheduled = at % 2 === 1;
    transaction.cpuUs = 4_294_967_295;
    for (const action of transaction.actions) {
      action.console = `tab\t line\n back\\slash 'quote' \u0000 ünï 漢 ${at}`;
    }
  }
}

function expected(transaction: TransactionRows, num: number, rows: BlockRows) {
  const packed = transaction.packed;
  return {
    num,
    id: transaction.id,
    block: rows.block.number,
    status: transaction.status,
    cpuUs: transaction.cpuUs,
    netWords: transaction.netWords,
    elapsedUs: transaction.elapsedUs,
    scheduled: transaction.scheduled,
    errorCode: transaction.errorCode,
    signatures: packed?.signatures ?? [],
    compression: packed?.compression ?? 0,
    contextFreeData: hex(packed?.contextFreeData ?? new Uint8Array()),
    packed: packed === null ? null : hex(packed.packed),
    trace: transaction.trace === null ? null : hex(transaction.trace),
    failedId: transaction.failedId,
    actionCount: transaction.actions.length,
  };
}

function comparable(stored: {
  firstSequence: number;
  contextFreeData: Uint8Array;
  packed: Uint8Array | null;
  trace: Uint8Array | null;
}): Record<string, unknown> {
  const { firstSequence: _, ...rest } = stored;
  return {
    ...rest,
    contextFreeData: hex(stored.contextFreeData),
    packed: stored.packed === null ? null : hex(stored.packed),
    trace: stored.trace === null ? null : hex(stored.trace),
  };
}

function comparableAction(action: StoredAction) {
  return { ...action, data: hex(action.data), returnValue: hex(action.returnValue) };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
