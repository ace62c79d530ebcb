export const locales = ['en', 'zh', 'kr', 'ar', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Names of languages in themselves. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  zh: '中文',
  kr: '한국어',
  ar: 'العربية',
  es: 'Español',
};

/** Real language tag for `lang` and Intl; 'kr' is our historic name of Korean. Digits stay Latin everywhere. */
export const languageTags: Record<Locale, string> = {
  en: 'en',
  zh: 'zh-Hans',
  kr: 'ko',
  ar: 'ar-u-nu-latn',
  es: 'es',
};

export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
