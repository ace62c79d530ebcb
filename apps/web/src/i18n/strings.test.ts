import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from './load-catalog.ts';
import { locales } from '@antescope/web-contract/locale';
import { loadStrings, loadStringsOn, type StringFolder } from './strings.ts';

const catalog = await loadCatalog('en');
const folders = Object.keys(catalog.folders).map((file) => file.slice('../'.length, -'/strings/en.ts'.length));

test('every folder of strings is in each catalog', async () => {
  expect(folders.length).toBeGreaterThan(40);
  for (const locale of locales) {
    const { folders: files } = await loadCatalog(locale);
    expect(Object.keys(files), locale).toEqual(folders.map((folder) => `../${folder}/strings/${locale}.ts`));
  }
});

test.each(folders)('the strings of %s are typed by their own folder', (folder) => {
  const declared = (text: string, pattern: RegExp) => pattern.exec(text)?.slice(1).find(Boolean);
  for (const locale of locales) {
    const text = readFileSync(new URL(`../${folder}/strings/${locale}.ts`, import.meta.url), 'utf8');
    const pattern =
      locale === 'en'
        ? /interface StringFolders \{\s+(?:'([^']+)'|(\w+)): typeof strings;/
        : /export const strings: StringFolders(?:\['([^']+)'\]|\.(\w+))/;
    expect(declared(text, pattern), locale).toBe(folder);
  }
});

test('strings are loaded once, with the strings of parent folders', async () => {
  const first = loadStrings('pages/vote', 'ar');
  await loadStringsOn('pages/vote/proxies', 'ar');
  expect(loadStrings('pages/vote', 'ar')).toBe(first);
  expect((await first).title).toBe('المنتجون');
});

test('a folder without strings is an error, a path without them is not', async () => {
  await expect(loadStrings('pages/no-such-page' as StringFolder, 'en')).rejects.toThrow('pages/no-such-page');
  await expect(loadStringsOn('pages/account', 'en')).resolves.toBeUndefined();
});
