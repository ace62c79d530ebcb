import type { Locale } from '@antescope/web-contract/locale';
import { loadStrings } from '../../../i18n/strings.ts';
import { loadFurther } from '../further/load-further.ts';

/** Loads what `PlannedSentence` suspends for: after it, every sentence renders at once. */
export async function loadPlanned(locale: Locale): Promise<void> {
  await Promise.all([loadFurther(locale), loadStrings('domain/action/planned', locale)]);
}
