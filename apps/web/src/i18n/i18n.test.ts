import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { direction, languageTags, localeNames, locales, shownLocale, translated } from './locale.ts';

function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${at}:${typeof value}`];
  return Object.entries(value).flatMap(([key, item]) => paths(item, `${at}.${key}`));
}

test('every catalogue has the same entries of the same kinds', () => {
  expect(paths(ar).sort()).toEqual(paths(en).sort());
});

test('no entry is empty, and Arabic is not English', () => {
  const texts = (catalogue: unknown): string[] => JSON.stringify(catalogue).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(texts(en)).not.toContain('""');
  expect(texts(ar)).not.toContain('""');
  expect(ar.shell.home).not.toBe(en.shell.home);
});

test('five languages have a name and a tag; those without a catalogue are not offered', () => {
  expect(locales).toEqual(['en', 'zh', 'kr', 'ar', 'es']);
  expect(Object.keys(localeNames).sort()).toEqual([...locales].sort());
  expect(languageTags.kr).toBe('ko');
  expect(translated.every((locale) => locales.includes(locale))).toBe(true);
});

test('[I18N-003] Arabic runs from right to left, and only what is translated is shown', () => {
  expect(direction('ar')).toBe('rtl');
  expect(direction('zh')).toBe('ltr');
  expect(shownLocale('ar')).toBe('ar');
  expect(shownLocale('es')).toBe('en');
  expect(shownLocale(null)).toBe('en');
});
