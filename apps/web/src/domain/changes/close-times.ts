import type { Locale } from '@antescope/web-contract/locale';
import { absoluteTime } from '../../lib/time/time-text.ts';

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z?$/;

/**
 * Two times less than a second apart, which would look equal with whole seconds, as ISO texts with Z; null for others.
 */
export function closeTimes(before: unknown, after: unknown): [string, string] | null {
  const [old, now] = [isoOf(before), isoOf(after)];
  if (old === null || now === null || old === now) return null;
  return absoluteTime(old, true, 'en') === absoluteTime(now, true, 'en') ? [old, now] : null;
}

/** 'Nov-06-2026, 03:12:57.500 AM UTC', or as other languages write it; microseconds only if not zero. */
export function preciseTime(iso: string, utc: boolean, locale: Locale): string {
  const fraction = (/\.(\d+)/.exec(iso)?.[1] ?? '').padEnd(6, '0').replace(/000$/, '');
  return absoluteTime(iso, utc, locale).replace(/:\d\d:\d\d/, `$&.${fraction}`);
}

function isoOf(value: unknown): string | null {
  if (typeof value !== 'string' || !written.test(value)) return null;
  const iso = value.endsWith('Z') ? value : `${value}Z`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}
