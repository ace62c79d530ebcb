import { pageWords } from '../../i18n/page-words.ts';
import type { ToolWords } from './words/en.ts';

export const toolWords = pageWords<ToolWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  ko: () => import('./words/ko.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});
