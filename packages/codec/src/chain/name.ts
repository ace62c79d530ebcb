import { trimEnd } from '../bytes/trim-end.ts';
import { CodecError } from '../bytes/error.ts';
import { i32At, putU32, u32At } from '../bytes/words.ts';

const alphabet = '.12345abcdefghijklmnopqrstuvwxyz';
const dot = 46;
const pattern = /^[.1-5a-z]{0,12}[.1-5a-j]?$/;

/** Whether a text is a name in canonical form: valid characters and no trailing dot. */
export function isName(text: string): boolean {
  return pattern.test(text) && !text.endsWith('.');
}

function valueOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 91;
  return code >= 49 && code <= 53 ? code - 48 : 0;
}

/**
 * 64-bit value of a name. Throws 'A name can be up to 12 characters long' for longer text (system names may have a 13th
 * character of `12345abcdefghij`), or 'Name not properly normalized …'.
 */
export function nameToU64(text: string): bigint {
  const [high, low] = nameToWords(text);
  return (BigInt(high) << 32n) | BigInt(low);
}

/** Upper and lower 32 bits of a name. Readers and writers use these, because a bigint costs more than the rest. */
function nameToWords(text: string): readonly [high: number, low: number] {
  putName(scratch, 0, text);
  return [u32At(scratch, 4), u32At(scratch, 0)];
}

const scratch = new Uint8Array(8);

/** Writes the eight bytes of a name. Throws as nameToU64 does. */
export function putName(data: Uint8Array, at: number, text: string): void {
  const { length } = text;
  if (length > 13) throw new CodecError('A name can be up to 12 characters long');
  let high = 0;
  let low = 0;
  let valid = length === 0 || text.charCodeAt(length - 1) !== dot;
  for (let i = 0; i < 12; i++) {
    let value = 0;
    if (i < length) {
      const code = text.charCodeAt(i);
      value = valueOf(code);
      if (value === 0 && code !== dot) valid = false;
    }
    if (i < 6) high = (high << 5) | value;
    else if (i === 6) {
      high = (high << 2) | (value >> 3);
      low = value & 7;
    } else low = (low << 5) | value;
  }
  low <<= 4;
  if (length === 13) {
    const last = valueOf(text.charCodeAt(12));
    if (last > 15 || last === 0) valid = false;
    low |= last & 15;
  }
  if (!valid) throw invalidName(text);
  putU32(data, at, low);
  putU32(data, at + 4, high);
}

function invalidName(text: string): CodecError {
  const fits = /^[.1-5a-z]{12}/.test(text) && text.length === 13 && !text.endsWith('.');
  if (fits) return new CodecError('A name can be up to 12 characters long');
  let normal = '';
  for (let i = 0; i < Math.min(text.length, 13); i++)
    normal += alphabet[valueOf(text.charCodeAt(i)) & (i === 12 ? 15 : 31)];
  return new CodecError(`Name not properly normalized (name: ${text}, normalized: ${trimEnd(normal, '.')})`);
}

/** Text of a 64-bit name value. */
export function u64ToName(value: bigint): string {
  return wordsToName(Number((value >> 32n) & 0xffffffffn), Number(value & 0xffffffffn));
}

// A direct-mapped cache, because the same few thousand names fill most blocks and hashing text is slower.
const cacheSize = 8192;
// Upper and lower half of each slot's name, adjacent because both are always compared.
const cachedWords = new Int32Array(2 * cacheSize);
const cachedText: string[] = Array.from({ length: cacheSize }, () => '');

/** Name of the eight bytes at a position. */
export function nameAt(data: Uint8Array, at: number): string {
  return wordsToName(i32At(data, at + 4), i32At(data, at));
}

/** Name of its upper and lower 32 bits. */
function wordsToName(upper: number, lower: number): string {
  const high = upper | 0;
  const low = lower | 0;
  const slot = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca77)) >>> 19;
  if (cachedWords[2 * slot] === high && cachedWords[2 * slot + 1] === low) return cachedText[slot]!;
  const text = spell(high, low);
  cachedWords[2 * slot] = high;
  cachedWords[2 * slot + 1] = low;
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
