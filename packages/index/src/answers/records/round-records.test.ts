import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { producerOfSlot } from '@antescope/sources/producer/schedule-slots';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BlockRows } from '../../store/block-rows.ts';
import { conformanceChain, nothingFinal } from '../../store/conformance/store-under-test.ts';
import { SqliteReader } from '../../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../../store/sqlite/sqlite-writer.ts';
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
