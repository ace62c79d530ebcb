import { use } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { loadPart } from '../lib/page/load-failure.ts';
import { languageTags, locales, type Locale } from './locale.ts';

/** Nothing loaded the words: their page was not opened, for one because the chain does not have it. */
export class WordsMissing extends Error {
  override name = 'WordsMissing';
}

/** The words of one page or feature, a chunk a language: only where and in the language they are shown do they travel. */
export interface PageWords<T> {
  load(locale: Locale): Promise<T>;
  /** For a route's head, after its loader; throws where load() has not ended. */
  loaded(locale: Locale): T;
}

/**
 * Takes what loads each language, a dynamic import; each module exports `words`. `alongside` are words of parts that the
 * page renders on the server: they load with its own, because a page that waits for them would be sent without them.
 */
export function pageWords<T>(
  catalogues: Record<Locale, () => Promise<{ words: T }>>,
  ...alongside: readonly Pick<PageWords<unknown>, 'load'>[]
): PageWords<T> {
  const started = new Map<Locale, Promise<T>>();
  const known = new Map<Locale, T>();
  return {
    load(locale) {
      let words = started.get(locale);
      if (words === undefined) {
        const own = loadPart(catalogues[locale]).then((module) => module.words);
        const others = alongside.map((each) => each.load(locale));
        words = settled(others.length === 0 ? own : Promise.all([own, ...others]).then(([loaded]) => loaded));
        words.then(
          (value) => known.set(locale, value),
          () => started.delete(locale),
        );
        started.set(locale, words);
      }
      return words;
    },
    loaded(locale) {
      const words = known.get(locale);
      if (words === undefined) throw new WordsMissing('These words were not loaded before they were needed');
      return words;
    },
  };
}

/** The page's words in its language; suspends until they are there. */
export function usePageWords<T>(words: PageWords<T>): T {
  return use(words.load(useBoot().locale));
}

/** Language of the page that the browser shows. */
export function documentLocale(): Locale {
  const tag = document.documentElement.lang;
  return locales.find((locale) => languageTags[locale].split('-u-')[0] === tag) ?? 'en';
}

/** React reads a promise that carries its outcome at once, without suspending. */
function settled<T>(promise: Promise<T>): Promise<T> {
  const carrying = promise as Promise<T> & { status?: string; value?: T };
  promise.then(
    (value) => Object.assign(carrying, { status: 'fulfilled', value }),
    () => undefined,
  );
  return carrying;
}
