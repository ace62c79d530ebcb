import { CodecError } from '../bytes/error.ts';
import { i32At, i64At, u32At } from '../bytes/words.ts';

/*
 * Chain times are UTC without a zone. Years beyond four digits exist only in hostile data; the calendar is computed
 * here because Date does not cover all 64-bit microseconds.
 */

const slotEpochMs = 946_684_800_000;
const slotMs = 500;
const dayMicros = 86_400_000_000n;
const maxSafeMicros = BigInt(Number.MAX_SAFE_INTEGER);

/** Days since 1970-01-01 of a Gregorian date. */
function daysOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function dateOf(days: number): string {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const years = year < 0 ? `-${String(-year).padStart(4, '0')}` : String(year).padStart(4, '0');
  return `${years}-${two(month)}-${two(day)}`;
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}

function clockOf(secondOfDay: number): string {
  const hours = Math.floor(secondOfDay / 3600);
  return `${two(hours)}:${two(Math.floor(secondOfDay / 60) % 60)}:${two(secondOfDay % 60)}`;
}

const pattern = /^(-?\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?Z?$/;
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Microseconds since 1970 of an ISO time in UTC ('2026-11-21T03:20:00.500', optional Z). Throws 'Invalid time format'.
 */
export function timePointToMicros(text: string): bigint {
  const plain = plainMicros(text);
  if (plain >= 0) return BigInt(plain);
  const parts = typeof text === 'string' ? pattern.exec(text) : null;
  if (parts === null) throw new CodecError('Invalid time format');
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const most = monthDays[month - 1];
  if (most === undefined || day < 1 || day > most || hour > 23 || minute > 59 || second > 59) {
    throw new CodecError('Invalid time format');
  }
  const seconds = daysOf(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
  return BigInt(seconds) * 1_000_000n + BigInt((parts[7] ?? '').padEnd(6, '0').slice(0, 6));
}

/**
 * ISO time without zone: with milliseconds, or microseconds if there are any. nodeos truncates those; here a round trip
 * preserves the value.
 */
export function microsToTimePoint(micros: bigint): string {
  if (micros >= 0n && micros < maxSafeMicros) return safeMicrosToTimePoint(Number(micros));
  let days = micros / dayMicros;
  let rest = micros % dayMicros;
  if (rest < 0n) {
    rest += dayMicros;
    days -= 1n;
  }
  const ofDay = Number(rest);
  return `${dateOf(Number(days))}T${clockOf(Math.floor(ofDay / 1_000_000))}.${fractionOf(ofDay % 1_000_000)}`;
}

/** Fast path for non-negative values that fit a number exactly. */
function safeMicrosToTimePoint(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return `${secondsToTimePointSec(seconds)}.${fractionOf(micros - seconds * 1_000_000)}`;
}

/** Time of the eight bytes at a position, microseconds since 1970. */
export function timePointAt(data: Uint8Array, at: number): string {
  const high = i32At(data, at + 4);
  if (high < 0 || high >= 0x200000) return microsToTimePoint(i64At(data, at));
  return safeMicrosToTimePoint(high * 0x100000000 + u32At(data, at));
}

function fractionOf(micros: number): string {
  if (micros === 0) return '000';
  const fraction = String(micros).padStart(6, '0');
  return fraction.endsWith('000') ? fraction.slice(0, 3) : fraction;
}

// A block and its neighbors contain few distinct times.
const cachedSeconds = new Float64Array(1024).fill(-1);
const cachedTimes: string[] = Array.from({ length: 1024 }, () => '');

/** ISO time without zone or fraction, from seconds since 1970. */
export function secondsToTimePointSec(seconds: number): string {
  const slot = seconds & 1023;
  if (cachedSeconds[slot] === seconds) return cachedTimes[slot]!;
  const text = spellSeconds(seconds);
  cachedSeconds[slot] = seconds;
  cachedTimes[slot] = text;
  return text;
}

function spellSeconds(seconds: number): string {
  return `${dateOf(Math.floor(seconds / 86_400))}T${clockOf(((seconds % 86_400) + 86_400) % 86_400)}`;
}

/**
 * Seconds since 1970 of text that starts with 'YYYY-MM-DDTHH:MM:SS', 1970 or later; -1 for other text, which may still
 * be a time.
 */
function plainSeconds(text: string): number {
  const year = digits(text, 0) * 100 + digits(text, 2);
  const month = digits(text, 5);
  const day = digits(text, 8);
  const hour = digits(text, 11);
  const minute = digits(text, 14);
  const second = digits(text, 17);
  const marks =
    text.charCodeAt(4) === 45 &&
    text.charCodeAt(7) === 45 &&
    text.charCodeAt(10) === 84 &&
    text.charCodeAt(13) === 58 &&
    text.charCodeAt(16) === 58;
  const most = monthDays[month - 1];
  // Non-digits produce NaN, which compares as false.
  if (!(marks && year >= 1970 && year <= 9999 && most !== undefined && day >= 1 && day <= most)) return -1;
  if (!(hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second <= 59)) return -1;
  return daysOf(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
}

/** Value of two digits; NaN for other characters. */
function digits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/** Microseconds since 1970 of a time from 1970 on with at most milliseconds, as nodeos writes it; -1 for other text. */
export function plainMicros(text: string): number {
  if (typeof text !== 'string' || (text.length !== 19 && text.length !== 23)) return -1;
  const seconds = plainSeconds(text);
  // From the year 2255 on microseconds exceed exact numbers.
  if (seconds < 0 || seconds >= 9_007_199_254) return -1;
  if (text.length === 19) return seconds * 1_000_000;
  const ms = digits(text, 20) * 10 + text.charCodeAt(22) - 48;
  const last = text.charCodeAt(22);
  return text.charCodeAt(19) === 46 && ms >= 0 && last >= 48 && last <= 57 ? seconds * 1_000_000 + ms * 1000 : -1;
}

/** Seconds since 1970, 0 to 2^32-1, of an ISO time in UTC; truncates fractions. */
export function timePointSecToSeconds(text: string): number {
  const plain = text.length === 19 ? plainSeconds(text) : -1;
  if (plain >= 0 && plain <= 0xffffffff) return plain;
  const micros = timePointToMicros(text);
  if (micros < 0n || micros >= 4_294_967_296_000_000n) throw new CodecError('number is out of range');
  return Number(micros / 1_000_000n);
}

/** ISO time with milliseconds of a block slot (half seconds since 2000). */
export function slotToTime(slot: number): string {
  const ms = slot * slotMs + slotEpochMs;
  return `${secondsToTimePointSec(Math.floor(ms / 1000))}.${ms % 1000 === 0 ? '000' : '500'}`;
}

/** Block slot of a time (half seconds since 2000, 0 to 2^32-1). */
export function timeToSlot(text: string): number {
  const half = slotFraction(text);
  const plain = half < 0 ? -1 : (plainSeconds(text) - slotEpochMs / 1000) * 2 + half;
  if (plain >= 0 && plain <= 0xffffffff) return plain;
  const micros = timePointToMicros(text) - BigInt(slotEpochMs) * 1000n;
  const slot = micros / 500_000n;
  if (micros < 0n || slot > 0xffffffffn) throw new CodecError('number is out of range');
  return Number(slot);
}

/** Half seconds of a block time's '.000' or '.500'; -1 for others. */
function slotFraction(text: string): number {
  if (text.length !== 23) return -1;
  if (text.endsWith('.000')) return 0;
  return text.endsWith('.500') ? 1 : -1;
}

/** The time with Z, as used by our API and pages. */
export function isoZ(text: string): string {
  return text.endsWith('Z') ? text : `${text}Z`;
}
