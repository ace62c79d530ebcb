import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { producerOfSlot } from '@antescope/sources/producer/schedule-slots';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needsRecordings } from '../../../../../fixtures/recordings.ts';
import { blockOfFrame, readFrames } from '../../../test/recorded-frames.ts';
import type { SourceBlock } from '../../chain-reader/block-source.ts';
import { Ingest } from '../../indexer/ingest.ts';
import { rowsOfBlock } from '../../indexer/rows-of-block.ts';
import type { BlockRows } from '../../store/block-rows.ts';
import { conformanceChain, nothingFinal } from '../../store/conformance/store-under-test.ts';
import { SqliteReader } from '../../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../../store/sqlite/sqlite-writer.ts';
import { missedTurns } from './missed-turns.ts';
import { missedBlocks, producerRounds } from './round-records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-rounds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const savanna = 0x8000_0000;
const before = ['ana', 'ben', 'cid'];
const now = ['ana', 'dan', 'cid'];
/** First slot of a round of three producers. */
const start = 3600;
const turn = 12;

/** Blocks of the slots up to `end` but those in `missed`; the schedule changes at `change`. Headers name none. */
function blocks(end: number, change: number, missed: (slot: number) => boolean): BlockRows[] {
  const made: BlockRows[] = [];
  for (let slot = start; slot < end; slot++) {
    if (missed(slot)) continue;
    const number = made.length + 1;
    made.push({
      block: {
        number,
        id: number.toString(16).padStart(8, '0').padEnd(64, 'a'),
        previous: made.at(-1)?.block.id ?? null,
        slot,
        producer: producerOfSlot(slot, slot < change ? before : now),
        scheduleVersion: savanna,
      },
      transactions: [],
      contractRows: [],
      permissions: [],
      links: [],
      abis: [],
      code: [],
      features: [],
      parts: { traces: true, deltas: true, inline: true },
    });
  }
  return made;
}

async function recorded(rows: BlockRows[]) {
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, conformanceChain);
  await writer.apply(rows, nothingFinal);
  await writer.close();
  const reader = new SqliteReader(path, conformanceChain);
  return { reader, abis: null as never, keyPrefix: 'EOS' };
}

const round = 3 * turn;
const currentSchedule = { version: 7, producers: now };

test('since Savanna headers name no schedule: rounds use the current one as far back as the blocks match it', async () => {
  const change = start + 2 * round;
  // In the round after the change 'dan' misses his last three slots.
  const context = await recorded(
    blocks(start + 5 * round, change, (slot) => slot >= change + 21 && slot < change + 24),
  );
  const rounds = await producerRounds(context, { before: null, limit: 10, currentSchedule });
  if (rounds.state !== 'data') throw new Error(rounds.state);
  expect(rounds.data).toHaveLength(4);
  expect(rounds.data.map(({ scheduleVersion, missed }) => [scheduleVersion, missed])).toEqual([
    [7, 0],
    [7, 0],
    [7, 3],
    // The matching end of the previous round; the producer before that differs.
    [7, 0],
  ]);
  expect(rounds.data[2]!.producers).toEqual([
    { producer: 'ana', due: 12, produced: 12 },
    { producer: 'dan', due: 12, produced: 9 },
    { producer: 'cid', due: 12, produced: 12 },
  ]);
  expect(rounds.data[3]!.begin).toBe(isoZ(slotToTime(change - turn)));
  const missed = await missedBlocks(context, {
    after: isoZ(slotToTime(start)),
    before: isoZ(slotToTime(start + 5 * round)),
    currentSchedule,
  });
  expect(missed).toMatchObject({ state: 'data', data: { missed: 3, producers: [{ producer: 'dan', missed: 3 }] } });
  // A period longer than the age of the chain is complete.
  const day = await missedBlocks(context, {
    after: isoZ(slotToTime(start - 1000)),
    before: isoZ(slotToTime(start + 5 * round)),
    currentSchedule,
  });
  expect(day).toMatchObject({ data: { missed: 3 }, meta: { complete: true } });
  await context.reader.close();
});

test('missed slots whose surrounding blocks do not match the current schedule have no producer', async () => {
  const gap = (slot: number): boolean => slot >= start + 21 && slot < start + 24;
  const context = await recorded(blocks(start + 3 * round, start + 2 * round, gap));
  const times = { after: isoZ(slotToTime(start)), before: isoZ(slotToTime(start + 3 * round)) };
  const missed = await missedBlocks(context, { ...times, currentSchedule });
  expect(missed).toMatchObject({ data: { missed: 3, producers: [] }, meta: { complete: false } });
  expect(missed.meta.failures.map(({ code }) => code)).toContain('not-indexed');
  // Without a schedule from a node there are no rounds.
  expect((await producerRounds(context, { before: null, limit: 3, currentSchedule: null })).state).not.toBe('data');
  await context.reader.close();
});

/** Blocks with a new schedule active from `change` on, announced in time, after one of the old consensus. */
function announcedBlocks(end: number, change: number, missed: (slot: number) => boolean): BlockRows[] {
  const rows = blocks(end, change, missed);
  rows[0]!.block = { ...rows[0]!.block, scheduleVersion: 3, newSchedule: { version: 3, producers: before } };
  const proposing = rows.find(({ block }) => block.slot === change - 20)!;
  proposing.block.newSchedule = { version: 4, producers: now };
  return rows;
}

test('since Savanna the schedule of a slot is the newest that was active by then, whatever the current one is', async () => {
  const change = start + 2 * round + turn;
  // 'ben' misses three slots before the change, 'dan' three after it; neither is in the current schedule.
  const gap = (slot: number): boolean =>
    (slot >= start + 15 && slot < start + 18) || (slot >= change + 1 && slot < change + 4);
  const context = await recorded(announcedBlocks(start + 5 * round, change, gap));
  const currentSchedule = { version: 9, producers: ['x', 'y', 'z'] };
  const times = { after: isoZ(slotToTime(start)), before: isoZ(slotToTime(start + 5 * round)) };
  const missed = await missedBlocks(context, { ...times, currentSchedule });
  expect(missed).toMatchObject({
    data: {
      missed: 6,
      producers: [
        { producer: 'ben', missed: 3 },
        { producer: 'dan', missed: 3 },
      ],
    },
    meta: { complete: true, failures: [] },
  });
  const rounds = await producerRounds(context, { before: null, limit: 10, currentSchedule });
  if (rounds.state !== 'data') throw new Error(rounds.state);
  expect(rounds.data.map(({ scheduleVersion, missed: count }) => [scheduleVersion, count])).toEqual([
    [4, 0],
    [4, 0],
    [4, 3],
    [3, 0],
    [3, 0],
    [3, 3],
  ]);
  await context.reader.close();
});

/** Missed blocks by producer; all schedules but the first are proposed policies. */
async function missedByProducer(context: Awaited<ReturnType<typeof recorded>>, end: number) {
  const times = { after: isoZ(slotToTime(start)), before: isoZ(slotToTime(end)) };
  const missed = await missedBlocks(context, { ...times, currentSchedule: null });
  if (missed.state !== 'data') throw new Error(missed.state);
  return [missed.data.producers, missed.meta.complete];
}

test('a policy takes effect a turn later if the turn after its proposal has no block', async () => {
  const proposed = start + 5 * turn;
  const change = proposed + 3 * turn;
  // 'ana' misses a whole turn; then 'ben', who is not in the proposed schedule, three slots of his last one.
  const isMissed = (slot: number): boolean =>
    (slot >= proposed + turn && slot < proposed + 2 * turn) ||
    (slot >= proposed + 2 * turn + 6 && slot < proposed + 2 * turn + 9);
  const end = start + 5 * round;
  const rows = blocks(end, change, isMissed);
  rows[0]!.block = { ...rows[0]!.block, scheduleVersion: 3, newSchedule: { version: 3, producers: before } };
  rows.find(({ block }) => block.slot === proposed + 4)!.block.newSchedule = { version: 4, producers: now };
  const context = await recorded(rows);
  expect(await missedByProducer(context, end)).toEqual([
    [
      { producer: 'ana', missed: 12 },
      { producer: 'ben', missed: 3 },
    ],
    true,
  ]);
  await context.reader.close();
});

test('missed slots on both sides of an activation belong to the producers of two schedules', async () => {
  const change = start + 7 * turn;
  const end = start + 5 * round;
  const rows = announcedBlocks(end, change, (slot) => slot >= change - 3 && slot < change + 4);
  const context = await recorded(rows);
  expect(await missedByProducer(context, end)).toEqual([
    [
      { producer: 'dan', missed: 4 },
      { producer: 'ana', missed: 3 },
    ],
    true,
  ]);
  await context.reader.close();
});

test('blocks that do not match the announced schedule leave missed slots without a producer', async () => {
  const change = start + 7 * turn;
  const end = start + 5 * round;
  // Finality was late: the policy took effect a turn after the expected one.
  const rows = blocks(end, change + round, (slot) => slot >= change + 3 && slot < change + 6);
  rows[0]!.block = { ...rows[0]!.block, scheduleVersion: 3, newSchedule: { version: 3, producers: before } };
  rows.find(({ block }) => block.slot === change - 20)!.block.newSchedule = { version: 4, producers: now };
  const context = await recorded(rows);
  expect(await missedByProducer(context, end)).toEqual([[], false]);
  await context.reader.close();
});

needsRecordings('proposer policies of a recorded Spring chain', (recordings) => {
  test('every recorded Savanna block is in a slot of its producer, through two policy changes', async () => {
    const path = join(folder, 'history.sqlite');
    const frames = (name: string) => [...readFrames(join(recordings, 'spring/ship', `${name}.v0.frames.gz`))];
    const sources = frames('switch').map(blockOfFrame);
    const legacy = sources.map((source) => rowsOfBlock(source).rows.block).filter(({ number }) => number < 666);
    const producers: string[] = [];
    for (const { slot, producer } of legacy) producers[Math.floor((slot % (21 * 12)) / 12)] = producer;
    // The recording begins after the first schedule was announced.
    const first = rowsOfBlock(sources[0]!).rows;
    const announcing = { ...first.block, number: 279, id: first.block.previous!, previous: null };
    const writer = new SqliteWriter(path, conformanceChain);
    const newSchedule = { version: 1, producers };
    const block = { ...announcing, slot: first.block.slot - 1, newSchedule };
    const none = { transactions: [], contractRows: [], permissions: [], links: [], abis: [], code: [], features: [] };
    await writer.apply([{ ...none, block, parts: { traces: true, deltas: true, inline: true } }], nothingFinal);
    const ingest = new Ingest(writer, () => {});
    const take = async (source: SourceBlock): Promise<void> => {
      const end = { number: 99_999, id: '' };
      await ingest.take({ type: 'block', block: source, head: end, lastIrreversible: { number: 0, id: '' } });
    };
    for (const source of sources) await take(source);
    await ingest.pause();
    expect(await writer.lastSchedule()).toMatchObject({ version: 2 });
    const second = (await writer.lastSchedule())!.producers;
    expect(second.slice(-2)).toEqual(['westlndbp111', 'xenonbp11111']);
    const reader = new SqliteReader(path, conformanceChain);
    const context = { reader, abis: null as never, keyPrefix: 'EOS' };
    const rounds = await producerRounds(context, { before: null, limit: 9, currentSchedule: null });
    if (rounds.state !== 'data') throw new Error(rounds.state);
    expect(rounds.data.map(({ scheduleVersion, missed }) => [scheduleVersion, missed]).slice(0, 2)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    // Block 689 is the first of version 2.
    expect(rounds.data[0]!.begin).toBe(isoZ(slotToTime((await reader.block(689))!.slot)));
    await reader.close();
    await writer.close();
  });
});

test("missed slots in a row are split by producer; those of a halted chain are nobody's", async () => {
  const from = start + turn;
  const halt = start + 6 * round;
  const context = await recorded(
    blocks(
      start + 10 * round,
      start,
      (slot) => (slot >= from + 10 && slot < from + 15) || (slot >= halt && slot < halt + round),
    ),
  );
  const range = { from: start, to: start + 10 * round, maxGaps: 10 };
  const block = from + 10 - start;
  expect(await missedTurns(context.reader, range, currentSchedule)).toEqual({
    turns: [
      { producer: 'dan', first: from + 10, last: from + 11, scheduleVersion: 7, block },
      { producer: 'cid', first: from + 12, last: from + 14, scheduleVersion: 7, block },
    ],
    unknown: 0,
    complete: true,
  });
  expect(await missedTurns(context.reader, { ...range, to: from + 12 }, currentSchedule)).toMatchObject({
    turns: [{ last: from + 11 }, { first: from + 12, last: from + 12 }],
  });
  // Without the schedule the length of a round is not known either.
  expect(await missedTurns(context.reader, range, null)).toMatchObject({ turns: [], unknown: 5 + round });
  expect(await missedTurns(context.reader, { ...range, maxGaps: 1 }, currentSchedule)).toMatchObject({
    complete: false,
  });
  await context.reader.close();
});
