import { pageWords } from '../../i18n/page-words.ts';
import { toolWords } from '../../wallet/tools/words.ts';
import type { NameBidsWords } from './words/en.ts';

export const nameBidsWords = pageWords<NameBidsWords>(
  {
    en: () => import('./words/en.ts'),
    zh: () => import('./words/zh.ts'),
    ko: () => import('./words/ko.ts'),
    ar: () => import('./words/ar.ts'),
    es: () => import('./words/es.ts'),
  },
  toolWords,
);
