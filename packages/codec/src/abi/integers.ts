import { CodecError } from '../bytes/error.ts';
import { putU16, putU32, putU64 } from '../bytes/words.ts';
import { toBigInt, toInteger } from './convert.ts';

/*
 * Checks integers given as JSON or user input and writes them to memory. Values that fit a number never become a
 * bigint.
 */

function outOfRange(): CodecError {
  return new CodecError('number is out of range');
}

/** Writes an integer of 1, 2 or 4 bytes within the given bounds. */
export function putInteger(
  data: Uint8Array,
  at: number,
  value: unknown,
  size: 1 | 2 | 4,
  least: number,
  most: number,
): void {
  const integer = toInteger(value);
  if (!Number.isInteger(integer) || integer < least || integer > most) throw outOfRange();
  if (size === 1) data[at] = integer;
  else if (size === 2) putU16(data, at, integer);
  else putU32(data, at, integer);
}

function putSafe(data: Uint8Array, at: number, value: number): void {
  putU32(data, at, value);
  putU32(data, at + 4, Math.floor(value / 0x100000000));
}

/** Value of up to 15 decimal digits; -1 for other input. */
function plainDigits(text: string): number {
  if (text.length === 0 || text.length > 15) return -1;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

export function putUint64(data: Uint8Array, at: number, value: unknown): void {
  if (typeof value === 'number' && value >= 0 && Number.isSafeInteger(value)) return putSafe(data, at, value);
  const plain = typeof value === 'string' ? plainDigits(value) : -1;
  if (plain >= 0) return putSafe(data, at, plain);
  const big = toBigInt(value);
  if (BigInt.asUintN(64, big) !== big) throw outOfRange();
  putU64(data, at, big);
}

export function putInt64(data: Uint8Array, at: number, value: unknown): void {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return putSafe(data, at, value);
  const plain = typeof value === 'string' ? plainDigits(value) : -1;
  if (plain >= 0) return putSafe(data, at, plain);
  const big = toBigInt(value);
  if (BigInt.asIntN(64, big) !== big) throw outOfRange();
  putU64(data, at, big);
}

export function putUint128(data: Uint8Array, at: number, value: unknown): void {
  const big = toBigInt(value);
  if (BigInt.asUintN(128, big) !== big) throw outOfRange();
  putU64(data, at, big);
  putU64(data, at + 8, big >> 64n);
}

export function putInt128(data: Uint8Array, at: number, value: unknown): void {
  const big = toBigInt(value);
  if (BigInt.asIntN(128, big) !== big) throw outOfRange();
  putU64(data, at, big);
  putU64(data, at + 8, big >> 64n);
}
