import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { BlockRows } from '../../store/block-rows.ts';
import { conformanceChain, nothingFinal } from '../../store/conformance/store-under-test.ts';
import { SqliteReader } from '../../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../../store/sqlite/sqlite-writer.ts';
import { slotsPerDay } from '../../store/statistics-reader.ts';
import { contractUsage } from './usage-records.ts';

const contract = 'eosio.token';
const firstDay = 1000;
const dayCount = 380;
const noon = slotsPerDay / 2;
let folder: string;
let reader: SqliteReader;
let blocks: BlockRows[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-usage-'));
  const path = join(folder, 'history.sqlite');
  // One block at noon of each day.
  blocks = randomBlocks(genesis, dayCount, 11).blocks.map((rows, place) => ({
    ...rows,
    block: { ...rows.block, slot: (firstDay + place) * slotsPerDay + noon },
  }));
  const writer = new SqliteWriter(path, conformanceChain);
  await writer.apply(blocks, nothingFinal);
  await writer.close();
  reader = new SqliteReader(path, conformanceChain);
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls of each of the last days, oldest first. */
function callsOfDays(days: number): number[] {
  return blocks
    .slice(-days)
    .map(
      ({ transactions }) =>
        transactions
          .flatMap(({ actions }) => actions)
          .filter(({ account, receiver }) => account === contract && receiver === contract).length,
    );
}

const midnight = (daysAgo: number): string => isoZ(slotToTime((firstDay + dayCount - 1 - daysAgo) * slotsPerDay));

test.each([
  [1, 1],
  [7, 7],
  [365, 365],
  [1000, 365],
])('usage of %i days covers the last %i UTC days: days, actions and callers', async (days, counted) => {
  const usage = await contractUsage({ reader, abis: null as never, keyPrefix: 'EOS' }, contract, { days });
  if (usage.state !== 'data') throw new Error(JSON.stringify(usage));
  const calls = callsOfDays(counted);
  const total = calls.reduce((sum, count) => sum + count, 0);
  expect(usage.data.days.map((day) => day.calls)).toEqual(calls);
  expect(usage.data.days[0]!.time).toBe(midnight(counted - 1));
  expect(usage.data.period.from).toBe(midnight(counted - 1));
  expect(usage.data.calls).toBe(total);
  expect(usage.data.actions.reduce((sum, action) => sum + action.calls, 0)).toBe(total);
  // Every action of these blocks has one actor.
  expect(usage.data.callers.reduce((sum, caller) => sum + caller.calls, 0)).toBe(total);
});
