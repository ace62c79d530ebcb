import { pageWords } from '../../i18n/page-words.ts';
import { toolWords } from '../../wallet/tools/words.ts';
import type { RamWords } from './words/en.ts';

export const ramWords = pageWords<RamWords>(
  {
    en: () => import('./words/en.ts'),
    zh: () => import('./words/zh.ts'),
    ko: () => import('./words/ko.ts'),
    ar: () => import('./words/ar.ts'),
    es: () => import('./words/es.ts'),
  },
  toolWords,
);
