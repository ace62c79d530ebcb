import type { FailureReason } from '@antescope/sources/core/failure-reason';
import type { Locale } from '@antescope/web-contract/locale';
import { isolated } from '../../i18n/isolated.ts';
import { absoluteTime } from '../../lib/time/time-text.ts';
import { grouped } from '../../ui/amount-text.ts';

/** The translated text of a failure reason; null if there is none. */
export function reasonText(
  strings: StringFolders['domain/failure'],
  locale: Locale,
  { word: key, values }: FailureReason,
): string | null {
  if (!Object.hasOwn(strings, key)) return null;
  const format = strings[key] as (...formatted: string[]) => string;
  const formatted = values.map((value) => valueText(value, locale));
  return format(...(locale === 'ar' ? formatted.map(isolated) : formatted));
}

/** Formats integers and times; other values are unchanged. */
function valueText(value: string, locale: Locale): string {
  if (/^\d+$/.test(value)) return grouped(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? absoluteTime(value, true, locale) : value;
}
