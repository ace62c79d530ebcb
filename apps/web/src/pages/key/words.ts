import { pageWords } from '../../i18n/page-words.ts';
import type { KeyWords } from './words/en.ts';

export const keyWords = pageWords<KeyWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  ko: () => import('./words/ko.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});
