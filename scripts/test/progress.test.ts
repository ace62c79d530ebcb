import { expect, test } from 'vitest';
import { secondsLeft } from './progress.ts';
import { expectedSeconds } from './times.ts';

test('the time left follows the speed of this run', () => {
  // 100 of 300 recorded seconds took two lanes 75 seconds: half as fast again as recorded.
  expect(secondsLeft(300, 100, 75, 2)).toBe(150);
  // At the start the recorded times count.
  expect(secondsLeft(300, 0, 10, 2)).toBe(150);
});

test('a suite without a recorded time takes the median of its kind', () => {
  const suites = ['a', 'b', 'c', 'new'].map((id) => ({ id, kind: 'unit' as const, needsBuild: false }));
  const times = new Map([1, 5, 90].map((wall, at) => ['abc'[at]!, { cpu: wall, wall }]));
  expect(expectedSeconds(suites, times)).toEqual(
    new Map([
      ['a', 1],
      ['b', 5],
      ['c', 90],
      ['new', 5],
    ]),
  );
});
