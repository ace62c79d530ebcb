import { pageWords } from '../../i18n/page-words.ts';
import type { AccountTabWords } from './words/en.ts';

/** Words of the tabs that are chunks of their own. */
export const accountTabWords = pageWords<AccountTabWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  ko: () => import('./words/ko.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});
