import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-catalog.ts';
import { absoluteTime, ageOf, dayText, shortTime, spanText } from './time-text.ts';

const ar = await loadMessages('ar');
const en = await loadMessages('en');

test('[PRICE-013] absolute times in UTC or in local time', () => {
  expect(absoluteTime('2026-11-21T03:20:00.500Z', true, 'en')).toBe('Nov-21-2026, 03:20:00 AM UTC');
  expect(absoluteTime('2026-01-02T00:05:09Z', true, 'en')).toBe('Jan-02-2026, 12:05:09 AM UTC');
  expect(absoluteTime('2026-01-02T12:05:09Z', true, 'en')).toBe('Jan-02-2026, 12:05:09 PM UTC');
  const here = new Date(2026, 10, 21, 3, 20, 0);
  expect(absoluteTime(here.toISOString(), false, 'en')).toBe('Nov-21-2026, 03:20:00 AM');
  expect(absoluteTime('not a time', true, 'en')).toBe('not a time');
  expect(shortTime('2026-11-21T03:20:00.500Z', 'en')).toBe('Nov 21 03:20:00');
});

test('other languages write the month as a number and the hour up to 24', () => {
  expect(absoluteTime('2026-11-21T15:20:00.500Z', true, 'es')).toBe('2026-11-21 15:20:00 UTC');
  expect(absoluteTime(new Date(2026, 0, 2, 0, 5, 9).toISOString(), false, 'ko')).toBe('2026-01-02 00:05:09');
  expect(shortTime('2026-01-02T03:20:00.500Z', 'zh')).toBe('01-02 03:20:00');
  const day = '2026-01-02T03:20:00Z';
  expect((['en', 'es', 'ar', 'ko', 'zh'] as const).map((locale) => dayText(day, locale))).toEqual([
    'Jan 2',
    '2/1',
    '2/1',
    '1/2',
    '1/2',
  ]);
});

test('ages in their largest whole unit', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0) / 1000;
  expect(ageOf('2026-11-21T11:59:48Z', now)).toEqual({ value: 12, unit: 'second', future: false });
  expect(ageOf('2026-11-21T12:00:00.500Z', now)).toEqual({ value: 0, unit: 'second', future: false });
  expect(ageOf('2026-11-21T10:59:59Z', now)).toEqual({ value: 1, unit: 'hour', future: false });
  expect(ageOf('2026-11-24T12:00:00Z', now)).toEqual({ value: 3, unit: 'day', future: true });
  expect(ageOf('2024-11-20T00:00:00Z', now)).toEqual({ value: 2, unit: 'year', future: false });
  expect(ageOf('', now)).toBeNull();
});

test('spans', () => {
  const english = (seconds: number) => spanText(seconds, en.time.span);
  expect(english(0)).toBe('0s');
  expect(english(604_800)).toBe('7d');
  expect(english(3661)).toBe('1h 1m');
  expect(english(34_560_000)).toBe('400d');
  expect(spanText(86_160, ar.time.span)).toBe('23 ساعة 56 دقيقة');
});
