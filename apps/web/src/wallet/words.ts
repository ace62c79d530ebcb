import { pageWords, usePageWords } from '../i18n/page-words.ts';
import type { WalletWords } from './words/en.ts';

export const walletWords = pageWords<WalletWords>({
  en: () => import('./words/en.ts'),
  zh: () => import('./words/zh.ts'),
  ko: () => import('./words/ko.ts'),
  ar: () => import('./words/ar.ts'),
  es: () => import('./words/es.ts'),
});

/** The wallet's words in the page's language; suspends until they are there. */
export function useWalletWords(): WalletWords {
  return usePageWords(walletWords);
}
