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
/** Begins a round of three producers. */
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
      fed: { traces: true, deltas: true, inline: true },
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
const known = { version: 7, producers: now };

test('from Savanna on headers name no schedule: rounds are told by that of now, as far back as the blocks fit it', async () => {
  const change = start + 2 * round;
  // Of the round after the change 'dan' misses his last three slots.
  const context = await recorded(
    blocks(start + 5 * round, change, (slot) => slot >= change + 21 && slot < change + 24),
  );
  const rounds = await producerRounds(context, { before: null, limit: 10, known });
  if (rounds.state !== 'data') throw new Error(rounds.state);
  expect(rounds.data).toHaveLength(4);
  expect(rounds.data.map(({ scheduleVersion, missed }) => [scheduleVersion, missed])).toEqual([
    [7, 0],
    [7, 0],
    [7, 3],
    // What of the round before fits as well is told, and no more: its producer before that is another's.
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
    known,
  });
  expect(missed).toMatchObject({ state: 'data', data: { missed: 3, producers: [{ producer: 'dan', missed: 3 }] } });
  // A day that is longer than the chain is old: all there was is known.
  const day = await missedBlocks(context, {
    after: isoZ(slotToTime(start - 1000)),
    before: isoZ(slotToTime(start + 5 * round)),
    known,
  });
  expect(day).toMatchObject({ data: { missed: 3 }, meta: { complete: true } });
  await context.reader.close();
});

test('slots that were missed where the blocks around do not fit the schedule of now are nobody’s', async () => {
  const gap = (slot: number): boolean => slot >= start + 21 && slot < start + 24;
  const context = await recorded(blocks(start + 3 * round, start + 2 * round, gap));
  const times = { after: isoZ(slotToTime(start)), before: isoZ(slotToTime(start + 3 * round)) };
  const missed = await missedBlocks(context, { ...times, known });
  expect(missed).toMatchObject({ data: { missed: 3, producers: [] }, meta: { complete: false } });
  expect(missed.meta.failures.map(({ code }) => code)).toContain('not-indexed');
  // Without a node that tells the schedule nothing is told of rounds.
  expect((await producerRounds(context, { before: null, limit: 3, known: null })).state).not.toBe('data');
  await context.reader.close();
});
