import { expect, test } from 'vitest';
import { quotePoints } from './quote-points.ts';

test('only decimal numbers of a known time are drawn, oldest first', () => {
  const quotes = [
    ['0.7012', '2026-11-22T10:00:00.000Z'],
    ['0.7001', '2026-11-22T09:00:00.000Z'],
    ['<b>1</b>', '2026-11-22T08:00:00.000Z'],
    ['1', null],
    ['2', 'soon'],
    ['1e400', '2026-11-22T08:00:00.000Z'],
  ] as const;
  expect(quotePoints(quotes.map(([value, time]) => ({ provider: 'bpa', value, time })))).toEqual([
    { time: '2026-11-22T09:00:00.000Z', value: '0.7001' },
    { time: '2026-11-22T10:00:00.000Z', value: '0.7012' },
  ]);
});
