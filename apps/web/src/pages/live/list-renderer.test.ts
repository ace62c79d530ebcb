import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { ListRenderer } from './list-renderer.ts';
import type { LiveList } from './live-list.ts';

function group(block: number, sequences: number[], gapBelow = false): LiveList[number] {
  const rows = sequences.map((each) => ({ cursor: `${block}-${each}`, blockNumber: block }) as ActionRow);
  return { block, rows, gapBelow };
}

const cursors = (renderer: ListRenderer): string[] => renderer.rows.map(({ row }) => row.cursor);
const keys = (renderer: ListRenderer): number[] => renderer.rows.map(({ key }) => key);

test('new rows push the others down, the oldest of them first, and those that are too many go', () => {
  const renderer = new ListRenderer([group(1, [3, 2, 1])]);
  const [third] = keys(renderer);
  renderer.setTarget([group(2, [6, 5]), group(1, [3])]);
  const steps: string[][] = [];
  while (renderer.step(1)) steps.push(cursors(renderer));
  expect(steps).toEqual([
    ['2-5', '1-3', '1-2'],
    ['2-6', '2-5', '1-3'],
  ]);
  expect(keys(renderer)[2]).toBe(third);
  expect(renderer.rows.map(({ lead }) => lead)).toEqual([true, false, true]);
});

test('where no old row stays the new ones come in their places and take their elements over', () => {
  const renderer = new ListRenderer([group(1, [3, 2, 1])]);
  const before = keys(renderer);
  renderer.setTarget([group(2, [9, 8, 7, 6])]);
  const steps: string[][] = [];
  while (renderer.step(2)) steps.push(cursors(renderer));
  expect(steps).toEqual([
    ['2-9', '2-8', '1-1'],
    ['2-9', '2-8', '2-7', '2-6'],
  ]);
  expect(keys(renderer).slice(0, 3)).toEqual(before);
  expect(new Set(keys(renderer)).size).toBe(4);
});

test('reports how many rows match: focus below that would move to another row', () => {
  const renderer = new ListRenderer([group(1, [3, 2, 1])]);
  expect(renderer.matching).toBe(3);
  renderer.setTarget([group(2, [9, 8, 7])]);
  expect(renderer.matching).toBe(0);
  renderer.step(2);
  expect(renderer.matching).toBe(2);
  while (renderer.step(2));
  expect(renderer.matching).toBe(3);
});

test('a list that gets longer or shorter at its end does so in steps', () => {
  const long = [group(1, [9, 8, 7, 6, 5, 4, 3, 2, 1])];
  const renderer = new ListRenderer([group(1, [9])]);
  renderer.setTarget(long);
  expect(renderer.step(1)).toBe(true);
  expect(renderer.rows).toHaveLength(5);
  while (renderer.step(1));
  expect(renderer.rows).toHaveLength(9);
  renderer.setTarget([group(1, [9, 8])]);
  expect(renderer.step(1)).toBe(true);
  expect(renderer.rows).toHaveLength(5);
  while (renderer.step(1));
  expect(cursors(renderer)).toEqual(['1-9', '1-8']);
  expect(renderer.step(1)).toBe(false);
});

test('undone rows are removed at once, even during a partial update; the rest is kept', () => {
  const first = group(1, [2, 1]);
  const renderer = new ListRenderer([first]);
  renderer.setTarget([group(2, [6, 5, 4]), first]);
  renderer.step(1);
  renderer.setTarget([first]);
  renderer.step(1);
  expect(cursors(renderer)).toEqual(['1-2', '1-1']);
});

test('a row that is drawn learns that it is no longer the first of its block, or that rows are missing below it', () => {
  const renderer = new ListRenderer([group(1, [1])]);
  const [key] = keys(renderer);
  renderer.setTarget([group(1, [2, 1], true)]);
  expect(renderer.rows).toMatchObject([{ key, lead: false, gapBelow: true }]);
  while (renderer.step(1));
  expect(renderer.rows.map(({ lead, gapBelow }) => [lead, gapBelow])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('whatever the lists and the steps, it ends at the list, each row once and each key once', () => {
  // Seeded pseudo-random numbers, so that failures are reproducible.
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const renderer = new ListRenderer([]);
  let list: LiveList = [];
  for (let block = 1; block < 400; block += 1) {
    const rows = Array.from({ length: 1 + random(12) }, (_, place) => 100 - place);
    const rest = random(9) === 0 ? list.slice(1 + random(2)) : list;
    list = [group(block, rows, random(9) === 0), ...rest].slice(0, 1 + random(6));
    renderer.setTarget(list);
    const most = 1 + random(4);
    for (let step = random(5); step > 0; step -= 1) renderer.step(most);
    expect(new Set(cursors(renderer)).size).toBe(renderer.rows.length);
    expect(new Set(keys(renderer)).size).toBe(renderer.rows.length);
    if (random(3) > 0) continue;
    let steps = 0;
    while (renderer.step(most)) expect((steps += 1)).toBeLessThan(1000);
    expect(cursors(renderer)).toEqual(list.flatMap(({ rows }) => rows.map(({ cursor }) => cursor)));
  }
});
