import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRows, BlockRows } from '../store/block-rows.ts';
import { formatCursor, parseCursor } from '../store/cursor.ts';
import { IndexSource } from './index-source.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';

const chain = 'a'.repeat(64);
const { blocks } = randomBlocks(genesis, 60, 11);
let folder = '';
let writer: SqliteWriter;
let reader: SqliteReader;
let source: IndexSource;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-source-'));
  writer = new SqliteWriter(join(folder, 'history.sqlite'), chain);
  reader = new SqliteReader(join(folder, 'history.sqlite'), chain);
  source = new IndexSource(reader);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an empty store is a failure, never an empty list', async () => {
  const page = await source.accountActions('alice', {}, { limit: 10, order: 'desc' });
  expect(page).toMatchObject({ state: 'failed', meta: { failures: [{ source: 'index', code: 'not-indexed' }] } });
});

describe('account histories', () => {
  beforeAll(async () => {
    await writer.apply(blocks, { lastIrreversible: { number: 40, id: '' } });
  });

  test('[HIST-006] any filter, order and page size lists every matching execution once, with its receivers folded', async () => {
    const some = fc.record({
      account: fc.constantFrom('alice', 'bob', 'eosio.token'),
      filter: fc.record(
        {
          contract: fc.constantFrom('eosio.token', 'alice'),
          action: fc.constantFrom('transfer', 'issue'),
          after: fc.integer({ min: 0, max: 61 }).map(timeOf),
          before: fc.integer({ min: 0, max: 61 }).map(timeOf),
        },
        { requiredKeys: [] },
      ),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      limit: fc.integer({ min: 1, max: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ account, filter, order, limit }) => {
        const rows = await allPages(account, filter, order, limit);
        const wanted = expected(account, filter);
        expect(rows.map((row) => Number(row.trace.receipt?.globalSequence))).toEqual(
          order === 'asc' ? wanted : wanted.toReversed(),
        );
        for (const row of rows) expect([...row.receivers].sort()).toEqual(receiversOf(row));
      }),
      { numRuns: 60 },
    );
  });

  test('rows have their block, its finality and a cursor', async () => {
    const page = await source.accountActions('alice', {}, { limit: 1000, order: 'asc' });
    if (page.state !== 'data') throw new Error(page.state);
    for (const row of page.data.rows) {
      const block = blocks[row.blockNumber - 1]!.block;
      expect(row.irreversible).toBe(row.blockNumber <= 40);
      expect(row.blockTime).toBe(isoZ(slotToTime(block.slot)));
      expect(row.cursor).toBe(formatCursor(block.number, block.id, Number(row.trace.receipt?.globalSequence)));
      expect(row.trace).toMatchObject({ data: null, undecoded: expect.any(String) });
    }
    expect(page.meta).toMatchObject({ source: 'index', block: 60, complete: true, range: { first: 1, last: 60 } });
  });

  test('an unknown account is empty; invalid requests are failures that name the error', async () => {
    const ask = { limit: 10, order: 'desc' as const };
    expect((await source.accountActions('missing', {}, ask)).state).toBe('empty');
    const codes = await Promise.all([
      source.accountActions('NOT A NAME', {}, ask),
      source.accountActions('alice', { after: 'soon' }, ask),
      source.accountActions('alice', {}, { ...ask, cursor: '../../etc' }),
      source.accountActions('alice', {}, { ...ask, cursor: formatCursor(7, 'f'.repeat(64), 3) }),
      source.keyAccounts('EOSnotakey'),
    ]);
    expect(codes.map((outcome) => outcome.meta.failures[0]?.code)).toEqual([
      'bad-name',
      'bad-date',
      'bad-cursor',
      'gap',
      'bad-key',
    ]);
    expect((await source.transaction('0'.repeat(64))).state).toBe('empty');
  });

  test('the newest actions of the chain exclude onblock', async () => {
    const latest = await source.latestActions(15);
    if (latest.state !== 'data') throw new Error(latest.state);
    const all = executions(blocks, () => true);
    expect(latest.data.map((row) => Number(row.trace.receipt?.globalSequence))).toEqual(all.slice(-15).toReversed());
  });
});

test('cursors round-trip, and other texts are rejected', () => {
  const parts = fc.record({
    block: fc.integer({ min: 0, max: 0xffffffff }),
    id: fc.stringMatching(/^[0-9a-f]{64}$/),
    sequence: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  });
  fc.assert(
    fc.property(parts, ({ block, id, sequence }) => {
      expect(parseCursor(formatCursor(block, id, sequence))).toEqual({ block, idPrefix: id.slice(8, 16), sequence });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseCursor(`${text} `)).toBeNull();
    }),
  );
});

async function allPages(
  account: string,
  filter: ActionFilter,
  order: 'asc' | 'desc',
  limit: number,
): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<IndexSource['accountActions']>> = await source.accountActions(account, filter, {
      limit,
      order,
      ...(cursor === null ? {} : { cursor }),
    });
    if (page.state !== 'data') return rows;
    rows.push(...page.data.rows);
    cursor = page.data.next;
  } while (cursor !== null);
  return rows;
}

function timeOf(number: number): string {
  return isoZ(slotToTime(1000 + number));
}

function executions(from: BlockRows[], matches: (action: ActionRows) => boolean): number[] {
  const all = from.flatMap((rows) => rows.transactions.flatMap((one) => one.actions));
  return [...new Set(all.filter(matches).map((one) => one.executionSequence))].sort((a, b) => a - b);
}

function expected(account: string, filter: ActionFilter): number[] {
  const inTime = blocks.filter(({ block }) => {
    const time = isoZ(slotToTime(block.slot));
    return (
      (filter.after === undefined || time >= filter.after) && (filter.before === undefined || time <= filter.before)
    );
  });
  return executions(
    inTime,
    (one) =>
      (one.receiver === account || one.authorization.some((level) => level.actor === account)) &&
      (filter.contract === undefined || one.account === filter.contract) &&
      (filter.action === undefined || one.name === filter.action),
  );
}

function receiversOf(row: ActionRow): string[] {
  const sequence = Number(row.trace.receipt?.globalSequence);
  const all = blocks.flatMap((rows) => rows.transactions.flatMap((one) => one.actions));
  return [...new Set(all.filter((one) => one.executionSequence === sequence).map((one) => one.receiver))].sort();
}
