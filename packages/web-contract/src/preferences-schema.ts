import * as v from 'valibot';
import { localeOf } from './locale.ts';
import type { Preferences, Theme } from './preferences.ts';

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** Reads untrusted input as preferences. Each field falls back on its own: one invalid value does not reset the others. */
export const preferencesSchema: v.GenericSchema<unknown, Preferences> = v.object({
  locale: v.fallback(v.nullable(v.pipe(v.string(), v.transform(localeOf))), null),
  theme: v.fallback(v.picklist(themes), 'system'),
  utc: v.fallback(v.boolean(), false),
  currency: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
});
