import type { Locale } from './locale.ts';

export type Theme = 'light' | 'dark' | 'system';

/** A visitor's preferences, kept in a cookie of this browser. */
export interface Preferences {
  /** null: not chosen, and the browser asks for no language we have. */
  locale: Locale | null;
  theme: Theme;
  /** Times in UTC rather than the browser's time zone. */
  utc: boolean;
  /** ISO 4217 code. */
  currency: string;
}
