import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { loadMessages } from './load-catalog.ts';
import { direction, languageTags, localeNames, locales } from '@antescope/web-contract/locale';

function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${at}:${typeof value}`];
  return Object.entries(value).flatMap(([key, item]) => paths(item, `${at}.${key}`));
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** Folders of strings, one file per language. */
const folders = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('strings/en.ts') && !path.startsWith('i18n/'))
  .map((path) => new URL(`../${path.slice(0, -'en.ts'.length)}`, import.meta.url));

test('[I18N-001] each of the five languages has the same entries of the same kinds', async () => {
  expect([...locales].sort()).toEqual(['ar', 'en', 'es', 'ko', 'zh']);
  for (const locale of locales) {
    const messages = await loadMessages(locale);
    expect(paths(messages).sort(), locale).toEqual(paths(en).sort());
    expect(texts(messages), locale).not.toContain('');
  }
});

test('[I18N-001] the words of every feature exist in each language, and none is left in English', async () => {
  expect(folders.length).toBeGreaterThan(6);
  for (const folder of folders) {
    const load = async (locale: string): Promise<unknown> =>
      ((await import(new URL(`${locale}.ts`, folder).pathname)) as { strings: unknown }).strings;
    const english = await load('en');
    for (const locale of locales.filter((other) => other !== 'en')) {
      const translation = await load(locale);
      expect(paths(translation).sort(), `${folder.pathname}${locale}`).toEqual(paths(english).sort());
      expect(texts(translation), `${folder.pathname}${locale}`).not.toContain('');
      expect(texts(translation), `${folder.pathname}${locale}`).not.toEqual(texts(english));
    }
  }
});

test('no catalogue is a copy of the English one', async () => {
  for (const locale of locales.filter((other) => other !== 'en')) {
    const same = texts(await loadMessages(locale)).filter((text) => texts(en).includes(text) && /[a-z]{4}/.test(text));
    // Proper names, and words that are the same in Spanish.
    expect(same.length, `${locale}: ${same.join(', ')}`).toBeLessThan(12);
  }
});

test('sentences about actions name the same things in every language', async () => {
  const named = (strings: Record<string, string>): [string, string[]][] =>
    Object.entries(strings).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]);
  for (const locale of locales)
    expect(named((await loadMessages(locale)).sentences), locale).toEqual(named(en.sentences));
});

test('five languages have a name and a real tag', () => {
  expect(Object.keys(localeNames).sort()).toEqual([...locales].sort());
  expect(languageTags.ko).toBe('ko');
  expect(languageTags.zh).toBe('zh-Hans');
});

test('[I18N-003] Arabic runs from right to left, the others from left to right', () => {
  expect(locales.map(direction)).toEqual(['ltr', 'ltr', 'ltr', 'rtl', 'ltr']);
});
