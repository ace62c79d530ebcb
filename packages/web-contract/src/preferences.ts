import type { Locale } from './locale.ts';

export type Theme = 'light' | 'dark' | 'system';

/** A visitor's preferences, stored in a cookie. */
export interface Preferences {
  /** null: not chosen, and Accept-Language names no available language. */
  locale: Locale | null;
  theme: Theme;
  /** Times in UTC rather than the browser's time zone. */
  utc: boolean;
  /** ISO 4217 code. */
  currency: string;
}
