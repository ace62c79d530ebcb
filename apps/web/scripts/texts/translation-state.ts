import { locales, type Locale } from '@antescope/web-contract/locale';
import { englishHash } from './english-hash.ts';
import { originOf, type TextModule } from './text-module.ts';

/** Paths of the texts that a language lacks, and of those whose English has changed since they were translated. */
export interface TranslationState {
  missing: string[];
  stale: string[];
}

export function translationState(module: TextModule, locale: Locale): TranslationState {
  const state: TranslationState = { missing: [], stale: [] };
  for (const entry of module.entries) {
    if (!entry.translations.has(locale)) state.missing.push(entry.path);
    else if (originOf(entry, locale) !== englishHash(module, entry)) state.stale.push(entry.path);
  }
  return state;
}

/** The source of a module in which the translations into some languages are made from its present English. */
export function acceptTranslations(module: TextModule, accepted: readonly Locale[]): string {
  let { source } = module;
  for (const entry of module.entries.toReversed()) {
    const hash = englishHash(module, entry);
    const origins = locales
      .filter((locale) => entry.translations.has(locale))
      .map((locale) => [locale, accepted.includes(locale) ? hash : originOf(entry, locale)] as const);
    const [first] = origins;
    if (first === undefined) continue;
    const known = origins.filter(([, origin]) => origin !== null).map(([locale, origin]) => `${locale}: '${origin}'`);
    const same = origins.every(([, origin]) => origin === first[1]);
    if (known.length === 0) continue;
    const text = same ? `'${first[1]}'` : `{ ${known.join(', ')} }`;
    const { start, end } = entry.origin ?? { start: entry.english.end, end: entry.english.end };
    source = source.slice(0, start) + (entry.origin === undefined ? `, ${text}` : text) + source.slice(end);
  }
  return source;
}
