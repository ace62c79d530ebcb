import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLocale, hasFontCached, readPreferences } from './preferences.ts';

const usual = { locale: null, theme: 'system', utc: false, currency: 'USD' };

function cookie(value: unknown): string {
  return `a=b; antescope=${encodeURIComponent(JSON.stringify(value))}; c=d`;
}

test('[CFG-001] preferences come from one cookie; missing values have defaults, the currency USD', () => {
  expect(readPreferences(undefined, undefined)).toEqual(usual);
  expect(readPreferences(cookie({ locale: 'ar', theme: 'dark', utc: true, currency: 'EUR' }), 'en')).toEqual({
    locale: 'ar',
    theme: 'dark',
    utc: true,
    currency: 'EUR',
  });
  expect(readPreferences(cookie({ theme: 'dark' }), undefined)).toEqual({ ...usual, theme: 'dark' });
});

test('the font is preloaded only if the cookie reports it cached', () => {
  expect(hasFontCached(undefined)).toBe(false);
  expect(hasFontCached(cookie({ theme: 'dark' }))).toBe(false);
  expect(hasFontCached('xantescope-font=1; antescope-font=0')).toBe(false);
  expect(hasFontCached(`${cookie({})}; antescope-font=1`)).toBe(true);
});

test('an invalid value does not reset the others', () => {
  expect(
    readPreferences(cookie({ locale: '<script>', theme: 'dark', utc: 'yes', currency: 'usd' }), undefined),
  ).toEqual({
    ...usual,
    theme: 'dark',
  });
});

test('a language named like an Object property is not a language', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) expect(acceptedLocale(name)).toBeNull();
});

test('no text in a cookie or header can break a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (value, language) => {
      const read = readPreferences(`antescope=${value}`, language);
      expect(['light', 'dark', 'system']).toContain(read.theme);
      expect(read.currency).toMatch(/^[A-Z]{3}$/);
    }),
  );
  for (const value of ['%', '%7B', '[]', '1', 'null', '{"locale":{}}', 'x'.repeat(100_000)]) {
    expect(readPreferences(`antescope=${value}`, undefined)).toEqual(usual);
  }
});

test('[I18N-002] Accept-Language decides if nothing was chosen: any zh is zh, kr is ko', () => {
  expect(acceptedLocale('ar-EG,ar;q=0.9,en;q=0.8')).toBe('ar');
  expect(acceptedLocale('fr,en;q=0.5')).toBe('en');
  expect(acceptedLocale('ko-KR')).toBe('ko');
  expect(acceptedLocale('kr')).toBe('ko');
  expect(readPreferences(`antescope=${encodeURIComponent('{"locale":"kr"}')}`, undefined).locale).toBe('ko');
  expect(acceptedLocale('zh-TW')).toBe('zh');
  expect(acceptedLocale('en;q=0.1,es;q=0.9')).toBe('es');
  expect(acceptedLocale('es;q=0,de')).toBeNull();
  expect(readPreferences(cookie({ locale: 'en' }), 'ar').locale).toBe('en');
});
