/** Languages of the interface, in menu order. */
export const locales = ['en', 'zh', 'ko', 'ar', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Codes accepted in addition to `locales`: earlier releases used `kr` for Korean. */
const aliases: ReadonlyMap<string, Locale> = new Map([['kr', 'ko']]);

/** Native names of the languages. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  zh: '中文',
  ko: '한국어',
  ar: 'العربية',
  es: 'Español',
};

/** Tag for `lang` and Intl. Digits stay Latin in every language. */
export const languageTags: Record<Locale, string> = {
  en: 'en',
  zh: 'zh-Hans',
  ko: 'ko',
  ar: 'ar-u-nu-latn',
  es: 'es',
};

export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Locale of a code or its alias; null for every other language. */
export function localeOf(code: string): Locale | null {
  return aliases.get(code) ?? locales.find((locale) => locale === code) ?? null;
}
