import { expect, test } from 'vitest';
import { closeTimes, preciseTime } from './close-times.ts';

test('times within one second show their fractions, others the usual format', () => {
  const pair = closeTimes('2026-11-06T03:12:57.000', '2026-11-06T03:12:57.500');
  expect(pair?.map((iso) => preciseTime(iso, true, 'en'))).toEqual([
    'Nov-06-2026, 03:12:57.000 AM UTC',
    'Nov-06-2026, 03:12:57.500 AM UTC',
  ]);
  expect(closeTimes('2026-11-06T03:12:57.500', '2026-11-06T03:12:58.000')).toBeNull();
  expect(closeTimes('2026-11-06T03:12:57', '2026-11-06T03:12:57')).toBeNull();
});

test('microseconds are written where there are some', () => {
  expect(preciseTime('2026-11-06T15:12:57.500001Z', true, 'en')).toBe('Nov-06-2026, 03:12:57.500001 PM UTC');
  expect(preciseTime('2026-11-06T15:12:57.500001Z', true, 'es')).toBe('2026-11-06 15:12:57.500001 UTC');
  expect(preciseTime('2026-11-06T15:12:57Z', true, 'en')).toBe('Nov-06-2026, 03:12:57.000 PM UTC');
});

test('an invalid time is unchanged', () => {
  expect(closeTimes('2026-13-45T99:00:00', '2026-13-45T99:00:00.500')).toBeNull();
  expect(closeTimes('1', '2')).toBeNull();
  expect(closeTimes(undefined, '2026-11-06T03:12:57')).toBeNull();
  expect(closeTimes({ time: '2026-11-06T03:12:57' }, '2026-11-06T03:12:57.5')).toBeNull();
});
