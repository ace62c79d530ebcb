import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

test('the rate covers the last 30 s, and the time left includes new blocks of the chain', () => {
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

test('a stalled index has no time left', () => {
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
