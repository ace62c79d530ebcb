import { expect, test } from 'vitest';
import { heightsOf } from './heights.ts';
import { linePath } from './line-path.ts';
import { scaled, unscaled } from './scale.ts';
import { timeTicks } from './time-ticks.ts';

test('decimal texts are scaled exactly, and back', () => {
  expect(scaled('0.7704', 6)).toBe(770_400n);
  expect(scaled('-12.5', 2)).toBe(-1250n);
  expect(unscaled(770_400n, 6)).toBe('0.770400');
  expect(unscaled(-5n, 2)).toBe('-0.05');
  expect(unscaled(12n, 0)).toBe('12');
});

test('a line has gaps where values are missing, and the area closes at each', () => {
  const points = [0, 1, null, 0.5].map((y, index) => ({ x: index / 3, y }));
  const { line, area } = linePath(points, { width: 30, height: 10 });
  expect(line).toBe('M0 10L10 0M30 5');
  expect(area).toBe('M0 10L0 10L10 0L10 10ZM30 10L30 5L30 10Z');
});

test('heights are between the lowest and the highest value, with three exact ticks', () => {
  expect(heightsOf(['1', null, '2.5', '1.75'])).toEqual({
    heights: [0, null, 1, 0.5],
    ticks: ['2.50', '1.75', '1.00'],
  });
  expect(heightsOf(['0.10', '0.10'])).toEqual({ heights: [0.5, 0.5], ticks: ['0.10'] });
  const [high, , low] = heightsOf(['9007199254740993.0001', '9007199254740993.0003']).ticks;
  expect([high, low]).toEqual(['9007199254740993.0003', '9007199254740993.0001']);
});

test('an axis names UTC times: quarters of a day, then days, with room for the last label', () => {
  const texts = (from: string, to: string) => timeTicks(Date.parse(from), Date.parse(to), 'en').map(({ text }) => text);
  expect(texts('2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z')).toEqual(['12:00', '18:00', 'Nov 22', '06:00']);
  expect(texts('2026-11-15T05:00:00Z', '2026-11-22T05:00:00Z')).toEqual(['Nov 17', 'Nov 19', 'Nov 21']);
  for (const days of [3, 10, 30, 90, 365, 3000]) {
    const ticks = timeTicks(Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1 + days), 'en');
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThan(9);
  }
});
