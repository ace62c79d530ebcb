import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { ListRenderer } from './list-renderer.ts';
import type { LiveList } from './live-list.ts';

function group(block: number, sequences: number[], gapBelow = false): LiveList[number] {
  const rows = sequences.map((each) => ({ cursor: `${block}-${each}`, blockNumber: block }) as ActionRow);
  return { block, rows, gapBelow };
}

const cursors = (drawing: ListRenderer): string[] => drawing.rows.map(({ row }) => row.cursor);
const keys = (drawing: ListRenderer): number[] => drawing.rows.map(({ key }) => key);

test('new rows push the others down, the oldest of them first, and those that are too many go', () => {
  const drawing = new ListRenderer([group(1, [3, 2, 1])]);
  const [third] = keys(drawing);
  drawing.setTarget([group(2, [6, 5]), group(1, [3])]);
  const steps: string[][] = [];
  while (drawing.step(1)) steps.push(cursors(drawing));
  expect(steps).toEqual([
    ['2-5', '1-3', '1-2'],
    ['2-6', '2-5', '1-3'],
  ]);
  expect(keys(drawing)[2]).toBe(third);
  expect(drawing.rows.map(({ lead }) => lead)).toEqual([true, false, true]);
});

test('where no old row stays the new ones come in their places and take their elements over', () => {
  const drawing = new ListRenderer([group(1, [3, 2, 1])]);
  const before = keys(drawing);
  drawing.setTarget([group(2, [9, 8, 7, 6])]);
  const steps: string[][] = [];
  while (drawing.step(2)) steps.push(cursors(drawing));
  expect(steps).toEqual([
    ['2-9', '2-8', '1-1'],
    ['2-9', '2-8', '2-7', '2-6'],
  ]);
  expect(keys(drawing).slice(0, 3)).toEqual(before);
  expect(new Set(keys(drawing)).size).toBe(4);
});

test('how far the rows are right is told: what is focused below that would become another row', () => {
  const drawing = new ListRenderer([group(1, [3, 2, 1])]);
  expect(drawing.matching).toBe(3);
  drawing.setTarget([group(2, [9, 8, 7])]);
  expect(drawing.matching).toBe(0);
  drawing.step(2);
  expect(drawing.matching).toBe(2);
  while (drawing.step(2));
  expect(drawing.matching).toBe(3);
});

test('a list that gets longer or shorter at its end does so in steps', () => {
  const long = [group(1, [9, 8, 7, 6, 5, 4, 3, 2, 1])];
  const drawing = new ListRenderer([group(1, [9])]);
  drawing.setTarget(long);
  expect(drawing.step(1)).toBe(true);
  expect(drawing.rows).toHaveLength(5);
  while (drawing.step(1));
  expect(drawing.rows).toHaveLength(9);
  drawing.setTarget([group(1, [9, 8])]);
  expect(drawing.step(1)).toBe(true);
  expect(drawing.rows).toHaveLength(5);
  while (drawing.step(1));
  expect(cursors(drawing)).toEqual(['1-9', '1-8']);
  expect(drawing.step(1)).toBe(false);
});

test('undone rows go at once, with what is half drawn; the rest stays', () => {
  const first = group(1, [2, 1]);
  const drawing = new ListRenderer([first]);
  drawing.setTarget([group(2, [6, 5, 4]), first]);
  drawing.step(1);
  drawing.setTarget([first]);
  drawing.step(1);
  expect(cursors(drawing)).toEqual(['1-2', '1-1']);
});

test('a row that is drawn learns that it is no longer the first of its block, or that rows are missing below it', () => {
  const drawing = new ListRenderer([group(1, [1])]);
  const [key] = keys(drawing);
  drawing.setTarget([group(1, [2, 1], true)]);
  expect(drawing.rows).toMatchObject([{ key, lead: false, gapBelow: true }]);
  while (drawing.step(1));
  expect(drawing.rows.map(({ lead, gapBelow }) => [lead, gapBelow])).toEqual([
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
  const drawing = new ListRenderer([]);
  let list: LiveList = [];
  for (let block = 1; block < 400; block += 1) {
    const rows = Array.from({ length: 1 + random(12) }, (_, place) => 100 - place);
    const rest = random(9) === 0 ? list.slice(1 + random(2)) : list;
    list = [group(block, rows, random(9) === 0), ...rest].slice(0, 1 + random(6));
    drawing.setTarget(list);
    const most = 1 + random(4);
    for (let step = random(5); step > 0; step -= 1) drawing.step(most);
    expect(new Set(cursors(drawing)).size).toBe(drawing.rows.length);
    expect(new Set(keys(drawing)).size).toBe(drawing.rows.length);
    if (random(3) > 0) continue;
    let steps = 0;
    while (drawing.step(most)) expect((steps += 1)).toBeLessThan(1000);
    expect(cursors(drawing)).toEqual(list.flatMap(({ rows: told }) => told.map(({ cursor }) => cursor)));
  }
});
