import { readFileSync } from 'node:fs';
import { locales } from '@antescope/web-contract/locale';
import { expect, test } from 'vitest';
import { loadCatalog } from './load-catalog.ts';
import { loadStrings, loadStringsOn, type StringFolder } from './strings.ts';

const catalog = await loadCatalog('en');
const folders = Object.keys(catalog.folders).map((file) => file.slice('../'.length, -'/strings.ts'.length));

test('every folder of strings is in each catalog', async () => {
  expect(folders.length).toBeGreaterThan(40);
  for (const locale of locales)
    expect(Object.keys((await loadCatalog(locale)).folders), locale).toEqual(Object.keys(catalog.folders));
});

test.each([...folders, 'shell', 'ui', 'domain/account', 'domain/action'])(
  'the strings of %s are typed by their own folder',
  (folder) => {
    const source = readFileSync(new URL(`../${folder}/strings.ts`, import.meta.url), 'utf8');
    const declared = /interface StringFolders \{\s+(?:'([^']+)'|(\w+)): typeof strings;/.exec(source);
    expect(declared?.slice(1).find(Boolean)).toBe(folder);
  },
);

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
