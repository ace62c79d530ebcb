import { fontCookie, preferencesCookie } from '@antescope/web-contract/cookies';
import { knownNodesCookie, parseKnownNodes } from '@antescope/web-contract/known-nodes';
import { localeOf, type Locale } from '@antescope/web-contract/locale';
import type { Preferences } from '@antescope/web-contract/preferences';
import { parsePreferences } from '@antescope/web-contract/parse-preferences';

const maxCookieLength = 1024;
const maxHeaderLength = 256;

/** Preferences of the cookie, the locale otherwise from Accept-Language. An unreadable cookie counts as absent. */
export function readPreferences(cookies: string | undefined, acceptLanguage: string | undefined): Preferences {
  const preferences = parsePreferences(jsonCookie(cookies));
  return preferences.locale === null ? { ...preferences, locale: acceptedLocale(acceptLanguage) } : preferences;
}

function jsonCookie(cookies: string | undefined): unknown {
  const text = cookieValue(cookies, preferencesCookie);
  if (text === null || text.length > maxCookieLength) return {};
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    // Anyone can set a cookie: one that is no JSON counts as absent.
    return {};
  }
}

/** Value of the first cookie of that name in a `Cookie` header; null where there is none. */
function cookieValue(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals >= 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

/** Whether the browser set the font cookie: it has the web font in its cache. */
export function hasFontCached(cookies: string | undefined): boolean {
  return cookieValue(cookies, fontCookie) === '1';
}

/** Origins of the nodes that the visitor chose to read from the browser. */
export function readKnownNodes(cookies: string | undefined): string[] {
  return parseKnownNodes(cookieValue(cookies, knownNodesCookie));
}

/** The language of the header with the highest weight that the interface is translated to. */
export function acceptedLocale(header: string | undefined): Locale | null {
  const requested = (header ?? '')
    .slice(0, maxHeaderLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { language: tag.toLowerCase().split('-')[0]!, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter((item) => item.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of requested) {
    const locale = localeOf(language);
    if (locale !== null) return locale;
  }
  return null;
}
