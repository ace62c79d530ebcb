import { expect, test } from 'vitest';
import { parsePoint } from './point-in-time.ts';

test('a point in the past is a block number, a day (its end), or a time in UTC', () => {
  expect(parsePoint(' 1200 ')).toEqual({ block: 1200 });
  expect(parsePoint('1,234,567')).toEqual({ block: 1234567 });
  expect(parsePoint('2026-11-20')).toEqual({ time: '2026-11-20T23:59:59.500Z' });
  expect(parsePoint('2026-11-20 08:15')).toEqual({ time: '2026-11-20T08:15:00.000Z' });
  expect(parsePoint('2026-11-20T08:15:30.500Z')).toEqual({ time: '2026-11-20T08:15:30.500Z' });
  for (const bad of ['', 'yesterday', '-5', '1.5', '2026-13-01', '2026-11-20T25:00', '<script>', '9'.repeat(20)])
    expect(parsePoint(bad)).toBeNull();
});
