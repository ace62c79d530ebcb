import { use } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { WalletWords } from './words/en.ts';

const loaded = new Map<Locale, Promise<WalletWords>>();

function load(locale: Locale): Promise<WalletWords> {
  let words = loaded.get(locale);
  if (words === undefined) {
    words =
      locale === 'ar'
        ? import('./words/ar.ts').then((module) => module.walletAr)
        : import('./words/en.ts').then((module) => module.walletEn);
    loaded.set(locale, words);
  }
  return words;
}

/** The wallet's words in the page's language; suspends until they are there. */
export function useWalletWords(): WalletWords {
  return use(load(useBoot().locale));
}
