import { CodecError } from './error.ts';

const alphabet = '.12345abcdefghijklmnopqrstuvwxyz';
const pattern = /^[.1-5a-z]{0,12}[.1-5a-j]?$/;

/** True for a text that is the canonical form of a name: its letters are allowed and it does not end with a dot. */
export function isName(text: string): boolean {
  return pattern.test(text) && !text.endsWith('.');
}

function valueOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 91;
  return code >= 49 && code <= 53 ? code - 48 : 0;
}

/**
 * 64-bit value of a name. Throws 'A name can be up to 12 characters long' for a longer text (a 13th character from
 * `12345abcdefghij` exists in names of the system), else 'Name not properly normalized …'.
 */
export function nameToU64(text: string): bigint {
  const [high, low] = nameToWords(text);
  return (BigInt(high) << 32n) | BigInt(low);
}

/** Upper and lower 32 bits of a name: what readers and writers use, because making a bigint costs more than the rest. */
export function nameToWords(text: string): readonly [high: number, low: number] {
  const { length } = text;
  if (length > 13) throw new CodecError('A name can be up to 12 characters long');
  if (!isName(text)) throw invalidName(text);
  let high = 0;
  let low = 0;
  for (let i = 0; i < 6; i++) high = (high << 5) | (i < length ? valueOf(text.charCodeAt(i)) : 0);
  const middle = length > 6 ? valueOf(text.charCodeAt(6)) : 0;
  high = (high << 2) | (middle >> 3);
  low = middle & 7;
  for (let i = 7; i < 12; i++) low = (low << 5) | (i < length ? valueOf(text.charCodeAt(i)) : 0);
  low = (low << 4) | (length > 12 ? valueOf(text.charCodeAt(12)) : 0);
  return [high >>> 0, low >>> 0];
}

function invalidName(text: string): CodecError {
  const fits = /^[.1-5a-z]{12}/.test(text) && text.length === 13 && !text.endsWith('.');
  if (fits) return new CodecError('A name can be up to 12 characters long');
  let normal = '';
  for (let i = 0; i < Math.min(text.length, 13); i++)
    normal += alphabet[valueOf(text.charCodeAt(i)) & (i === 12 ? 15 : 31)];
  return new CodecError(`Name not properly normalized (name: ${text}, normalized: ${normal.replace(/\.+$/, '')})`);
}

/** Text of a 64-bit name value. */
export function u64ToName(value: bigint): string {
  return wordsToName(Number((value >> 32n) & 0xffffffffn), Number(value & 0xffffffffn));
}

// The same few thousand names fill most blocks. A direct-mapped cache of fixed size finds them again without hashing text.
const cacheSize = 8192;
const cachedHigh = new Uint32Array(cacheSize);
const cachedLow = new Uint32Array(cacheSize);
const cachedText: string[] = Array.from({ length: cacheSize }, () => '');

/** Text of a name given as its upper and lower 32 bits. */
export function wordsToName(high: number, low: number): string {
  const slot = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca77)) >>> 19;
  if (cachedHigh[slot] === high && cachedLow[slot] === low) return cachedText[slot]!;
  const text = spell(high, low);
  cachedHigh[slot] = high;
  cachedLow[slot] = low;
  cachedText[slot] = text;
  return text;
}

function spell(high: number, low: number): string {
  let text = '';
  for (let shift = 27; shift >= 2; shift -= 5) text += alphabet[(high >>> shift) & 31];
  text += alphabet[((high & 3) << 3) | (low >>> 29)];
  for (let shift = 24; shift >= 4; shift -= 5) text += alphabet[(low >>> shift) & 31];
  text += alphabet[low & 15];
  let end = 13;
  while (end > 0 && text.charCodeAt(end - 1) === 46) end--;
  return text.slice(0, end);
}
