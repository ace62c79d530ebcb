import type { Locale } from '@antescope/web-contract/locale';

type OtherLocale = Exclude<Locale, 'en'>;
type Translations<T> = { readonly [locale in OtherLocale]?: T };

/** Hash of the English that the translations were made from, or one per language. `npm run texts` writes it. */
type Origin = string | Translations<string>;

/**
 * A text with its translations: `text('Owner', 'k3f9', { zh: '所有者' })`. It has the type of its English. The build
 * replaces the call with the text of one language (scripts/texts), so that the function is only a type.
 */
export declare function text(english: string, translations: Translations<string>): string;
export declare function text(english: string, origin: Origin, translations: Translations<string>): string;
export declare function text<T>(english: T, translations: Translations<NoInfer<T>>): T;
export declare function text<T>(english: T, origin: Origin, translations: Translations<NoInfer<T>>): T;

/** A text that is shipped in all languages. */
export declare function everyLanguage(english: string, translations: Translations<string>): Record<Locale, string>;
export declare function everyLanguage(
  english: string,
  origin: Origin,
  translations: Translations<string>,
): Record<Locale, string>;
