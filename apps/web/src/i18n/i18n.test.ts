import { readdirSync, readFileSync } from 'node:fs';
import { direction, languageTags, localeNames, locales } from '@antescope/web-contract/locale';
import { expect, test } from 'vitest';
import { parseTexts } from '../../scripts/texts/text-module.ts';
import { untranslated } from '../../test/untranslated.ts';
import { loadCatalog, loadMessages } from './load-catalog.ts';
import { loadStrings, type StringFolder } from './strings.ts';

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

/** Folders of strings, as 'pages/nft', also those of the catalogs. */
const folders = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/strings.ts') && !path.startsWith('i18n/'))
  .map((path) => path.slice(0, -'/strings.ts'.length) as StringFolder);

test('[I18N-001] each of the five languages has the same entries of the same kinds', async () => {
  expect([...locales].sort()).toEqual(['ar', 'en', 'es', 'ko', 'zh']);
  const en = await loadMessages('en');
  for (const locale of locales) {
    const messages = await loadMessages(locale);
    expect(paths(messages).sort(), locale).toEqual(paths(en).sort());
    expect(texts(messages), locale).not.toContain('');
  }
});

test('[I18N-001] the words of every feature exist in each language', async () => {
  const { folders: files } = await loadCatalog('en');
  expect(Object.keys(files).length).toBeGreaterThan(30);
  for (const folder of folders.filter((name) => Object.hasOwn(files, `../${name}/strings.ts`))) {
    const english = await loadStrings(folder, 'en');
    for (const locale of locales.filter((other) => other !== 'en')) {
      const translation = await loadStrings(folder, locale);
      expect(paths(translation).sort(), `${folder} ${locale}`).toEqual(paths(english).sort());
      expect(texts(translation), `${folder} ${locale}`).not.toContain('');
    }
  }
});

test('[I18N-001] no translation is left in English', () => {
  expect(folders.length).toBeGreaterThan(30);
  for (const folder of folders) {
    const file = `../${folder}/strings.ts`;
    const module = parseTexts(readFileSync(new URL(file, import.meta.url), 'utf8'), file);
    for (const locale of locales) expect.soft(untranslated(module, locale), folder).toEqual([]);
  }
});

test('a string that is left in English is found, in functions too', () => {
  const translated = (english: string): string => `text(${english}, { es: ${english}, zh: ${english} })`;
  const module = parseTexts(
    `export const strings = {
      a: ${translated("'Send'")},
      b: { c: ${translated("(count) => `${count} votes for ${'x'}`")} },
      d: ${translated("'Light API'")},
      e: ${translated("'Total'")},
      f: 'Not translated',
    };`,
    'strings.ts',
  );
  expect(untranslated(module, 'es')).toEqual(['es.a: Send', 'es.b.c: votes for']);
  expect(untranslated(module, 'zh')).toContain('zh.e: Total');
});

test('sentences about actions name the same things in every language', async () => {
  const named = (strings: Record<string, string>): [string, string[]][] =>
    Object.entries(strings).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]);
  const { sentences } = await loadMessages('en');
  for (const locale of locales) expect(named((await loadMessages(locale)).sentences), locale).toEqual(named(sentences));
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
