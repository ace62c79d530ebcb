import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { direction, localeOf, locales, shownLocale } from './locale.ts';

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

test('[I18N-002] the language follows the browser among five, else English', () => {
  expect(locales).toEqual(['en', 'zh', 'kr', 'ar', 'es']);
  expect(localeOf(['fr-FR', 'fr'])).toBe('en');
  expect(localeOf(['zh-CN'])).toBe('zh');
  expect(localeOf(['zh-TW'])).toBe('zh');
  expect(localeOf(['ko'])).toBe('kr');
  expect(localeOf(['fr', 'ar-EG'])).toBe('ar');
});

test('[I18N-003] Arabic runs from right to left, and only what is translated is shown', () => {
  expect(direction('ar')).toBe('rtl');
  expect(direction('zh')).toBe('ltr');
  expect(shownLocale('ar')).toBe('ar');
  expect(shownLocale('es')).toBe('en');
  expect(shownLocale(null)).toBe('en');
});
