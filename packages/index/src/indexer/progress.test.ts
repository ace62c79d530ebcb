import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

test('speed is that of the last half minute, and the time left counts with the blocks that the chain makes', () => {
  let now = 0;
  const progress = new Progress(() => now);
  expect(progress.rates()).toBeNull();
  for (now = 1000; now <= 60_000; now += 1000) progress.add(now <= 30_000 ? 1000 : 102, 500);
  now = 60_000;
  const rates = progress.rates()!;
  expect(rates.blocksPerSecond).toBeCloseTo(102, 0);
  expect(rates.actionsPerSecond).toBeCloseTo(500, 0);
  expect(progress.secondsLeft(1000)).toBeCloseTo(10, 0);
  expect(progress.secondsLeft(1)).toBe(0);
});

test('an index that stands still has no time left to tell', () => {
  let now = 0;
  const progress = new Progress(() => now);
  now = 1000;
  progress.add(500, 900);
  now = 2000;
  expect(progress.rates()?.blocksPerSecond).toBe(250);
  now = 40_000;
  progress.add(0, 0);
  now = 80_000;
  expect(progress.rates()?.blocksPerSecond).toBe(0);
  expect(progress.secondsLeft(1000)).toBeNull();
});
