import type { StatisticsPoint } from '@antescope/sources/state/chain-statistics';
import { expect, test } from 'vitest';
import { chartsOf, rateText } from './charts.ts';

const point: StatisticsPoint = {
  time: '2026-11-21T10:00:00.000Z',
  blocks: 7200,
  transactions: 720,
  actions: 36_000,
  newAccounts: 1,
  activeAccounts: 9,
  cpuUs: 1,
  netBytes: 8,
};

test('a rate has a decimal where it says something, and none without any time', () => {
  expect(rateText(300, 60)).toBe('5.0');
  expect(rateText(60_000, 60)).toBe('1000');
  expect(rateText(3, 0)).toBeNull();
});

test('a metric without data has no chart', () => {
  expect(chartsOf([point])).toHaveLength(6);
  expect(chartsOf([point, { ...point, newAccounts: null }])).not.toContain('newAccounts');
});
