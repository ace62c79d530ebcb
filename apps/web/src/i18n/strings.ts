import { use } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { loadPart } from '../lib/page/load-failure.ts';
import { loadCatalog } from './load-catalog.ts';
import type { Locale } from '@antescope/web-contract/locale';
import { readable } from './readable.ts';

/** A folder with strings of its own, as 'pages/key'. Each strings.ts adds its folder to StringFolders. */
export type StringFolder = keyof StringFolders;

const loads = new Map<string, Promise<unknown>>();

/** Strings of a folder in one language: a chunk of their own, downloaded once. */
export function loadStrings<F extends StringFolder>(folder: F, locale: Locale): Promise<StringFolders[F]> {
  const key = `${locale} ${folder}`;
  let load = loads.get(key);
  if (load === undefined) {
    load = readable(importStrings(folder, locale));
    load.catch(() => loads.delete(key));
    loads.set(key, load);
  }
  return load as Promise<StringFolders[F]>;
}

async function importStrings(folder: StringFolder, locale: Locale): Promise<unknown> {
  const { folders } = await loadCatalog(locale);
  const load = folders[fileOf(folder)];
  if (load === undefined) throw new Error(`${folder} has no strings in '${locale}'`);
  return (await loadPart(load)).strings;
}

/** Strings of a folder and of the folders above it, where these have strings: 'pages/vote/proxies' and 'pages/vote'. */
export async function loadStringsOn(path: string, locale: Locale): Promise<void> {
  const { folders } = await loadCatalog(locale);
  const parts = path.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const withStrings = above.filter((folder) => Object.hasOwn(folders, fileOf(folder))) as StringFolder[];
  await Promise.all(withStrings.map((folder) => loadStrings(folder, locale)));
}

function fileOf(folder: string): string {
  return `../${folder}/strings.ts`;
}

/** Strings of a folder in the page's language; suspends until they are loaded. */
export function useStrings<F extends StringFolder>(folder: F): StringFolders[F] {
  return use(loadStrings(folder, useBoot().locale));
}
