import { expect, test } from 'vitest';
import { direction, languageTags, localeNames, localeOf, locales } from './locale.ts';

test('every locale has a name and a language tag', () => {
  expect(Object.keys(localeNames).sort()).toEqual([...locales].sort());
  for (const locale of locales) expect(new Intl.Locale(languageTags[locale]).language).toBe(locale);
  expect(languageTags.zh).toBe('zh-Hans');
});

test('Arabic is written right to left, every other language left to right', () => {
  expect(locales.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar']);
});

test('an unknown code has no locale, even if it is an Object property', () => {
  expect(localeOf('es')).toBe('es');
  expect(localeOf('kr')).toBe('ko');
  for (const code of ['', 'EN', 'fr', '__proto__', 'constructor', 'toString']) expect(localeOf(code)).toBeNull();
});
