import { languageTags, locales, type Locale } from '@antescope/web-contract/locale';

/** Language of the page that the browser shows. */
export function documentLocale(): Locale {
  const tag = document.documentElement.lang;
  return locales.find((locale) => languageTags[locale].split('-u-')[0] === tag) ?? 'en';
}
