import { expect, test } from 'vitest';
import { Batch } from './batch.ts';

test('lookups of one turn are one statement, each key once; later ones are a new statement', async () => {
  const asked: number[][] = [];
  const squares = new Batch<number, number | null>(async (keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * key]));
  }, null);
  expect(await Promise.all([squares.get(3), squares.get(-1), squares.get(3), squares.get(4)])).toEqual([
    9,
    null,
    9,
    16,
  ]);
  expect(await squares.get(3)).toBe(9);
  expect(asked).toEqual([[3, -1, 4], [3]]);
});

test('too many keys are split into several statements; a failure rejects all their callers, and only those', async () => {
  const sizes: number[] = [];
  const batch = new Batch<number, number>(async (keys) => {
    sizes.push(keys.length);
    if (keys.includes(7)) throw new Error('seven');
    return new Map(keys.map((key) => [key, key]));
  }, 0);
  const answers = await Promise.allSettled(Array.from({ length: 1200 }, (_, key) => batch.get(key)));
  expect(sizes).toEqual([500, 500, 200]);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(500);
  expect(await batch.get(8)).toBe(8);
});
