import * as v from 'valibot';

export const locales = ['en', 'ar', 'zh', 'ko', 'es'] as const;
export type Locale = (typeof locales)[number];

/** `kr` was Korean's code in earlier releases and still is in the original product's URLs and settings. */
const aliases: ReadonlyMap<string, Locale> = new Map([['kr', 'ko']]);

function aliased(code: string): string {
  return aliases.get(code) ?? code;
}

export interface Preferences {
  /** null: neither chosen nor told by the browser. */
  locale: Locale | null;
  theme: 'light' | 'dark' | 'system';
  utc: boolean;
  currency: string;
}

// Each field falls back on its own: one spoilt value does not reset the others.
const schema = v.object({
  locale: v.fallback(v.nullable(v.pipe(v.string(), v.transform(aliased), v.picklist(locales))), null),
  theme: v.fallback(v.picklist(['light', 'dark', 'system'] as const), 'system'),
  utc: v.fallback(v.boolean(), false),
  currency: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
});

const cookieName = 'antescope';
const longest = 1024;

/** From the preferences cookie, the locale else from Accept-Language. Anything unreadable counts as not given. */
export function readPreferences(cookies: string | undefined, acceptLanguage: string | undefined): Preferences {
  const chosen = v.safeParse(schema, cookieValue(cookies));
  const preferences = chosen.success ? chosen.output : v.parse(schema, {});
  return preferences.locale === null ? { ...preferences, locale: acceptedLocale(acceptLanguage) } : preferences;
}

function cookieValue(cookies: string | undefined): unknown {
  for (const part of (cookies ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() !== cookieName || part.length > longest) continue;
    try {
      return {
        locale: null,
        theme: 'system',
        utc: false,
        currency: 'USD',
        ...JSON.parse(decodeURIComponent(part.slice(equals + 1).trim())),
      };
    } catch {
      // A cookie is anybody's text; an unreadable one is the same as none.
      return null;
    }
  }
  return null;
}

/** Whether the browser told, on an earlier page, that it has the font in its cache. */
export function keepsFont(cookies: string | undefined): boolean {
  return (cookies ?? '').split(';').some((part) => part.trim() === 'antescope-font=1');
}

/** First language of the header, by weight, that there is a catalogue for. */
export function acceptedLocale(header: string | undefined): Locale | null {
  const wanted = (header ?? '')
    .slice(0, 256)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { language: tag.toLowerCase().split('-')[0]!, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter((item) => item.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const locale = aliases.get(language) ?? locales.find((known) => known === language);
    if (locale !== undefined) return locale;
  }
  return null;
}
