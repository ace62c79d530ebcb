import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { newestOf } from './live-list.ts';
import { LiveStream } from './live-stream.ts';
import { maxRows } from '../../domain/live/live-rows.ts';

function row(block: number, sequence: number): ActionRow {
  return { cursor: `${block}-aaaaaaaa-${sequence}`, blockNumber: block, irreversible: false } as ActionRow;
}

function rowsOf(block: number, count: number): ActionRow[] {
  return Array.from({ length: count }, (_, index) => row(block, block * 1000 + index));
}

function sequences(stream: LiveStream): number[] {
  return stream.view(0).list.flatMap((group) => group.rows.map((each) => Number(each.cursor.split('-')[2])));
}

test('[LIVE-002] rows received while paused are buffered and counted, and flow on resume', () => {
  const stream = new LiveStream([row(1, 1)]);
  stream.take([row(2, 2), row(2, 3)], 0);
  expect(sequences(stream)).toEqual([1]);
  expect(stream.view(0)).toMatchObject({ shown: 1, buffered: 2 });
  stream.flow();
  expect(sequences(stream)).toEqual([3, 2, 1]);
  expect(stream.view(0)).toMatchObject({ shown: 3, buffered: 0 });
});

test('[LIVE-004] newest first, without duplicates, at most 200 rows', () => {
  const stream = new LiveStream(rowsOf(1, 50).toReversed());
  for (let block = 2; block <= 30; block += 1) {
    stream.take(rowsOf(block, 100), block);
    stream.take(rowsOf(block, 100), block);
  }
  expect(stream.view(30).buffered).toBe(2900);
  stream.flow();
  const seen = sequences(stream);
  expect(seen).toHaveLength(maxRows);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(seen[0]).toBe(30_099);
  expect(new Set(seen).size).toBe(maxRows);
});

test('of a list that changes faster than it can be read only the newest rows are drawn', () => {
  const stream = new LiveStream(rowsOf(1, 50).toReversed());
  const { list } = stream.view(0);
  expect(newestOf(list, 50)).toBe(list);
  stream.take(rowsOf(2, 20), 0);
  stream.flow();
  const drawn = newestOf(stream.view(0).list, 30);
  expect(drawn.map(({ block, rows }) => [block, rows.length])).toEqual([
    [2, 20],
    [1, 10],
  ]);
});

test('an unchanged block stays the same object, so that it is not drawn again', () => {
  const stream = new LiveStream([row(1, 1)]);
  const [before] = stream.view(0).list;
  stream.take([row(2, 2)], 0);
  stream.flow();
  expect(stream.view(0).list[1]).toBe(before);
});

test('a fork removes shown and buffered rows; missed rows leave a gap marker', () => {
  const stream = new LiveStream([row(2, 2), row(1, 1)]);
  stream.take([row(3, 3)], 0);
  stream.undo(1);
  expect(stream.view(0)).toMatchObject({ shown: 1, buffered: 0, undoneTo: 1 });
  stream.gap();
  stream.take([row(9, 9), row(9, 10)], 0);
  stream.flow();
  expect(stream.view(0).list.map(({ block, gapBelow }) => [block, gapBelow])).toEqual([
    [9, true],
    [1, false],
  ]);
});

test('the rate is of the last ten seconds', () => {
  const stream = new LiveStream([]);
  stream.take(rowsOf(1, 40), 1000);
  expect(stream.view(1500).perSecond).toBeNull();
  expect(stream.view(5000).perSecond).toBe(10);
  stream.take(rowsOf(2, 20), 12_000);
  expect(stream.view(12_000).perSecond).toBe(2);
});
