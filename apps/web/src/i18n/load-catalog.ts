import type { Messages } from './en.ts';
import type { Locale } from '@antescope/web-contract/locale';

/** One locale: the messages of every page, and where the strings of each folder are. */
export interface Catalog {
  messages: Messages;
  /** Loads `strings/<locale>.ts` of a folder, by its path from here. */
  folders: Record<string, () => Promise<{ strings: unknown }>>;
}

const catalogs: Record<Locale, () => Promise<Catalog>> = {
  en: async () => import('./en.ts').then(({ en, folders }) => ({ messages: en, folders })),
  zh: async () => import('./zh.ts').then(({ zh, folders }) => ({ messages: zh, folders })),
  ko: async () => import('./ko.ts').then(({ ko, folders }) => ({ messages: ko, folders })),
  ar: async () => import('./ar.ts').then(({ ar, folders }) => ({ messages: ar, folders })),
  es: async () => import('./es.ts').then(({ es, folders }) => ({ messages: es, folders })),
};

/** Only the page's language is downloaded: each catalog is a chunk of its own. */
export function loadCatalog(locale: Locale): Promise<Catalog> {
  return catalogs[locale]();
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loadCatalog(locale)).messages;
}
