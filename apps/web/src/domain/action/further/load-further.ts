import { firstInput } from '../../../lib/page/first-input.ts';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { readable } from '../../../i18n/readable.ts';
import { loadStrings } from '../../../i18n/strings.ts';
import type { Locale } from '@antescope/web-contract/locale';
import type { Sentence, SentenceChain, SentenceAction } from '../sentence.ts';
import type { FurtherTemplate } from './family.ts';

/** Sentences of rarer actions and their templates in one language. */
export interface FurtherSentences {
  templates: StringFolders['domain/action/further'];
  sentenceOf: (action: SentenceAction, chain: SentenceChain) => Sentence<FurtherTemplate> | null;
}

const loads = new Map<Locale, Promise<FurtherSentences>>();

/** Separate chunks: most pages show none of these actions. */
export function loadFurther(locale: Locale): Promise<FurtherSentences> {
  let load = loads.get(locale);
  if (load === undefined) {
    load = readable(importFurther(locale));
    load.catch(() => loads.delete(locale));
    loads.set(locale, load);
  }
  return load;
}

async function importFurther(locale: Locale): Promise<FurtherSentences> {
  const [templates, { furtherSentenceOf }] = await Promise.all([
    loadStrings('domain/action/further', locale),
    loadPart(() => import('./registry.ts')),
  ]);
  return { templates, sentenceOf: furtherSentenceOf };
}

const deferred = new Map<Locale, Promise<FurtherSentences>>();

/**
 * Loads after the first user input, so that the first visit does not pay for it; until then the server-rendered
 * sentences remain.
 */
export function loadFurtherAfterInput(locale: Locale): Promise<FurtherSentences> {
  let load = deferred.get(locale);
  if (load === undefined) {
    load = firstInput().then(() => loadFurther(locale));
    deferred.set(locale, load);
  }
  return load;
}
