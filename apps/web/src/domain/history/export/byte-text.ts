import { languageTags, type Locale } from '@antescope/web-contract/locale';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** '3.2 MB' in the page's language. */
export function byteText(bytes: number, locale: Locale): string {
  let size = bytes;
  let unit = 0;
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000;
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: units[unit]!,
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(size);
}
