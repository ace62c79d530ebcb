import { pageWords } from '../../../i18n/page-words.ts';
import type { LocalKeyWords } from './words/en.ts';

export const localKeyWords = pageWords<LocalKeyWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  ko: () => import('./words/ko.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});
