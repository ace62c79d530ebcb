import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { untranslated } from '../../test/untranslated.ts';
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

/** Folders of strings, one file per language, at any depth; i18n/ itself is one catalog. */
const folders = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('strings/en.ts') && !path.startsWith('i18n/'))
  .map((path) => new URL(`../${path.slice(0, -'en.ts'.length)}`, import.meta.url));

/** The only export of a file of strings. */
async function stringsOf(folder: URL, locale: string): Promise<unknown> {
  const exported = Object.values((await import(new URL(`${locale}.ts`, folder).pathname)) as object);
  expect(exported, folder.pathname).toHaveLength(1);
  return exported[0];
}

test('[I18N-001] each of the five languages has the same entries of the same kinds', async () => {
  expect([...locales].sort()).toEqual(['ar', 'en', 'es', 'ko', 'zh']);
  for (const locale of locales) {
    const messages = await loadMessages(locale);
    expect(paths(messages).sort(), locale).toEqual(paths(en).sort());
    expect(texts(messages), locale).not.toContain('');
  }
});

test('[I18N-001] the words of every feature exist in each language, and none is left in English', async () => {
  expect(folders.length).toBeGreaterThan(30);
  for (const folder of folders) {
    const english = await stringsOf(folder, 'en');
    for (const locale of locales.filter((other) => other !== 'en')) {
      const translation = await stringsOf(folder, locale);
      expect(paths(translation).sort(), `${folder.pathname}${locale}`).toEqual(paths(english).sort());
      expect(texts(translation), `${folder.pathname}${locale}`).not.toContain('');
      expect.soft(untranslated(english, translation, locale), folder.pathname).toEqual([]);
    }
  }
});

test('[I18N-001] no string of the catalogue is left in English', async () => {
  for (const locale of locales.filter((other) => other !== 'en'))
    expect(untranslated(en, await loadMessages(locale), locale)).toEqual([]);
});

test('a string that is left in English is found, in functions too', () => {
  const english = { a: 'Send', b: { c: (count: number) => `${count} votes for ${'x'}` }, d: 'Light API', e: 'Total' };
  expect(untranslated(english, english, 'es')).toEqual(['es.a: Send', 'es.b.c: votes for']);
  expect(untranslated(english, english, 'zh')).toContain('zh.e: Total');
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

test('ages are those of Intl.RelativeTimeFormat, which takes long to load', async () => {
  for (const locale of locales) {
    const { relative } = (await loadMessages(locale)).time;
    const format = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'always' });
    expect(relative({ value: 0, unit: 'second', future: false })).toBe(
      new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' }).format(0, 'second'),
    );
    for (const unit of ['second', 'minute', 'hour', 'day', 'year'] as const)
      for (const value of [1, 2, 3, 11, 59, 100]) {
        expect(relative({ value, unit, future: true })).toBe(format.format(value, unit));
        expect(relative({ value, unit, future: false })).toBe(format.format(-value, unit));
      }
  }
});
