import type { Locale } from '@antescope/web-contract/locale';
import type { Messages } from './en.ts';

const catalogues: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
  ko: async () => (await import('./ko.ts')).ko,
  ar: async () => (await import('./ar.ts')).ar,
  es: async () => (await import('./es.ts')).es,
};

/** Only the page's language travels: each catalogue is a chunk of its own. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return catalogues[locale]();
}
