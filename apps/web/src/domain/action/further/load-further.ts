import type { Locale } from '../../../i18n/locale.ts';
import { pageWords } from '../../../i18n/page-words.ts';
import type { Sentence, SentenceChain, WordedAction } from '../sentence.ts';
import type { FurtherTemplate } from './family.ts';
import type { FurtherTemplates } from './words/en.ts';

/** Words for rarer actions: what says them, and in one language. */
export interface FurtherWords {
  templates: FurtherTemplates;
  wordsOf: (action: WordedAction, chain: SentenceChain) => Sentence<FurtherTemplate> | null;
}

const withRegistry = async (templates: Promise<{ words: FurtherTemplates }>): Promise<{ words: FurtherWords }> => {
  const [{ words }, { furtherWordsOf }] = await Promise.all([templates, import('./registry.ts')]);
  return { words: { templates: words, wordsOf: furtherWordsOf } };
};

/** Chunks of their own: most pages show none of these actions. */
export const furtherWords = pageWords<FurtherWords>({
  en: () => withRegistry(import('./words/en.ts')),
  zh: () => withRegistry(import('./words/zh.ts')),
  ko: () => withRegistry(import('./words/ko.ts')),
  ar: () => withRegistry(import('./words/ar.ts')),
  es: () => withRegistry(import('./words/es.ts')),
});

const beginnings = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;
const started = new Map<Locale, Promise<FurtherWords>>();

/**
 * The words once a person does anything. What the server rendered stands there until then, so a first visit does not
 * pay for them.
 */
export function furtherWordsOnceUsed(locale: Locale): Promise<FurtherWords> {
  let words = started.get(locale);
  if (words === undefined) {
    words = firstUse().then(() => furtherWords.load(locale));
    started.set(locale, words);
  }
  return words;
}

function firstUse(): Promise<void> {
  return new Promise((done) => {
    const use = (): void => {
      for (const name of beginnings) removeEventListener(name, use, true);
      done();
    };
    for (const name of beginnings) addEventListener(name, use, { capture: true, passive: true });
  });
}
