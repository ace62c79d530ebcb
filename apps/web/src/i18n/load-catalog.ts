import type { Locale } from '@antescope/web-contract/locale';
import type { Catalog } from './catalog.ts';
import type { Messages } from './messages.ts';

const catalogs: Record<Locale, () => Promise<{ catalog: Catalog }>> = {
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  ko: () => import('./ko.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
};

/** Only the page's language is downloaded: each catalog is a chunk of its own. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  return (await catalogs[locale]()).catalog;
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await loadCatalog(locale)).messages;
}
