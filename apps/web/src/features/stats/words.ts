import { pageWords } from '../../i18n/page-words.ts';
import type { StatsWords } from './words/en.ts';

export const statsWords = pageWords<StatsWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  kr: () => import('./words/kr.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});
