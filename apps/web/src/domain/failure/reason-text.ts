import type { FailureReason } from '@antescope/sources/core/failure-reason';
import type { Locale } from '@antescope/web-contract/locale';
import { isolated } from '../../i18n/isolated.ts';
import { absoluteTime } from '../../lib/time/time-text.ts';
import { grouped } from '../../ui/amount-text.ts';
import type { FailureWords } from './words/en.ts';

/** The sentence of a reason; null for one that these words do not know. */
export function reasonText(words: FailureWords, locale: Locale, { word, values }: FailureReason): string | null {
  if (!Object.hasOwn(words, word)) return null;
  const sentence = words[word] as (...shown: string[]) => string;
  const shown = values.map((value) => valueText(value));
  return sentence(...(locale === 'ar' ? shown.map(isolated) : shown));
}

/** Numbers in groups and times as pages write them, names as they are. */
function valueText(value: string): string {
  if (/^\d+$/.test(value)) return grouped(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? absoluteTime(value, true) : value;
}
