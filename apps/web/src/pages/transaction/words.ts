import { pageWords } from '../../i18n/page-words.ts';
import type { TransactionWords } from './words/en.ts';

export const transactionWords = pageWords<TransactionWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  ko: () => import('./words/ko.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});
