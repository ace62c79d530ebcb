import type { Messages } from './en.ts';
import type { Locale } from './locale.ts';

/** Only the page's language travels: each catalogue is a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'ar' ? (await import('./ar.ts')).ar : (await import('./en.ts')).en;
}
