import type { Locale } from '@antescope/web-contract/locale';
import type { Messages } from './messages.ts';

/** One locale: the strings that every page needs, and where the strings of each other folder are; by path from here. */
export interface Catalog {
  common: Record<string, unknown>;
  folders: Record<string, () => Promise<{ strings: unknown }>>;
}

const catalogs: Record<Locale, () => Promise<Catalog>> = {
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  ko: () => import('./ko.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
};

/** Only the page's language is downloaded: each catalog is a chunk of its own. */
export function loadCatalog(locale: Locale): Promise<Catalog> {
  return catalogs[locale]();
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  const { common } = await loadCatalog(locale);
  const of = <F extends keyof StringFolders>(folder: F) => common[`../${folder}/strings.ts`] as StringFolders[F];
  return { ...of('shell'), ...of('ui'), ...of('domain/account'), sentences: of('domain/action') };
}
