import * as v from 'valibot';
import { localeOf } from './locale.ts';
import type { Preferences, Theme } from './preferences.ts';

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

// Each field falls back on its own: one invalid value does not reset the others.
const schema: v.GenericSchema<unknown, Preferences> = v.object({
  locale: v.fallback(v.nullable(v.pipe(v.string(), v.transform(localeOf))), null),
  theme: v.fallback(v.picklist(themes), 'system'),
  utc: v.fallback(v.boolean(), false),
  currency: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
});

/** Preferences of untrusted input; missing or invalid fields get their defaults. */
export function parsePreferences(input: unknown): Preferences {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? parsed.output : v.parse(schema, {});
}
