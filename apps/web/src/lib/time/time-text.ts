import type { Locale } from '@antescope/web-contract/locale';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const two = (value: number): string => String(value).padStart(2, '0');

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

function parts(time: Date, utc: boolean): Parts {
  return utc
    ? {
        year: time.getUTCFullYear(),
        month: time.getUTCMonth(),
        day: time.getUTCDate(),
        hour: time.getUTCHours(),
        minute: time.getUTCMinutes(),
        second: time.getUTCSeconds(),
      }
    : {
        year: time.getFullYear(),
        month: time.getMonth(),
        day: time.getDate(),
        hour: time.getHours(),
        minute: time.getMinutes(),
        second: time.getSeconds(),
      };
}

/**
 * 'Nov-21-2026, 03:20:00 AM' in English, '2026-11-21 03:20:00' in other languages, with 'UTC' appended if in UTC. Not by
 * `Intl`, whose texts differ between the versions of server and browser. Invalid times are returned unchanged.
 */
export function absoluteTime(iso: string, utc: boolean, locale: Locale): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const { year, month, day, hour, minute, second } = parts(time, utc);
  const rest = `:${two(minute)}:${two(second)}`;
  const zone = utc ? ' UTC' : '';
  if (locale !== 'en') return `${year}-${two(month + 1)}-${two(day)} ${two(hour)}${rest}${zone}`;
  return `${months[month]}-${two(day)}-${year}, ${two(hour % 12 || 12)}${rest} ${hour < 12 ? 'AM' : 'PM'}${zone}`;
}

/** 'Nov 22', '22/11' or '11/22' of an ISO time with Z, in UTC. */
export function dayText(iso: string, locale: Locale): string {
  const [month, day] = [Number(iso.slice(5, 7)), Number(iso.slice(8, 10))];
  if (locale === 'en') return `${months[month - 1]} ${day}`;
  return locale === 'ko' || locale === 'zh' ? `${month}/${day}` : `${day}/${month}`;
}

/** 'Nov 21 03:20:00' or '11-21 03:20:00' in UTC: rendered by the server in lists, in the width of an age. */
export function shortTime(iso: string, locale: Locale): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const { month, day, hour, minute, second } = parts(time, true);
  return `${locale === 'en' ? `${months[month]} ` : `${two(month + 1)}-`}${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

export type AgeUnit = 'second' | 'minute' | 'hour' | 'day' | 'year';

export interface Age {
  value: number;
  unit: AgeUnit;
  /** The time is in the future. */
  future: boolean;
}

const steps: [AgeUnit, number][] = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Distance of a time from now in its largest whole unit. */
export function ageOf(iso: string, nowSeconds: number): Age | null {
  const at = new Date(iso).getTime();
  if (Number.isNaN(at)) return null;
  const distance = nowSeconds - Math.floor(at / 1000);
  const future = distance < -1;
  const seconds = Math.max(0, Math.abs(distance));
  for (const [unit, length] of steps) {
    if (seconds >= length) return { value: Math.floor(seconds / length), unit, future };
  }
  return { value: future || distance > 0 ? seconds : 0, unit: 'second', future };
}

/** Formats a count of a unit in the page's language: '2d'. */
export type SpanWord = (count: number, unit: AgeUnit) => string;

/** '2d 3h', '1h 5m', '45s': a duration in its two largest units, up to days. */
export function spanText(seconds: number, word: SpanWord): string {
  let rest = seconds;
  const words: string[] = [];
  for (const [unit, length] of [...steps.slice(1), ['second', 1] as const]) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) words.push(word(count, unit));
  }
  return words.length === 0 ? word(0, 'second') : words.slice(0, 2).join(' ');
}

/** '03:20:00', for lists that cover minutes. */
export function clockTime(iso: string, utc: boolean): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const { hour, minute, second } = parts(time, utc);
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}
