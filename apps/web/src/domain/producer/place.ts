import { languageTags, type Locale } from '@antescope/web-contract/locale';

/** Country that a producer registered by its number in ISO 3166, in the language's words; null for 0 and what is no country. */
export function countryOf(location: number, locale: Locale): string | null {
  const region = regionOf(location);
  return region === null ? null : (new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(region) ?? null);
}

/** Two letters of ISO 3166 for its number. */
function regionOf(location: number): string | null {
  if (location <= 0 || location > 999) return null;
  try {
    const { region } = new Intl.Locale(`und-${String(location).padStart(3, '0')}`);
    return region === undefined || /^\d/.test(region) ? null : region;
  } catch {
    // Not a region code.
    return null;
  }
}

/** Host of a website; null for what is no address on the web. */
export function siteHost(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}
