import { fromHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';

/*
 * Converts input from users, JSON and nodeos to what the writer of a built-in type expects. Numeric strings are
 * decimal; ambiguous input is rejected.
 */

export function toText(value: unknown): string {
  if (typeof value !== 'string') throw new CodecError(`Expected text, found ${describe(value)}`);
  return value;
}

export function toInteger(value: unknown): number {
  if (typeof value === 'number') return value;
  const big = toBigInt(value);
  const number = Number(big);
  if (!Number.isSafeInteger(number)) throw new CodecError('number is out of range');
  return number;
}

export function toBigInt(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    // Integers above 2^53 have lost precision.
    if (!Number.isSafeInteger(value)) throw new CodecError('number is out of range');
    return BigInt(value);
  }
  if (typeof value === 'string' && /^[-+]?\d{1,40}$/.test(value))
    return BigInt(value.startsWith('+') ? value.slice(1) : value);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  throw new CodecError(`Expected a number, found ${describe(value)}`);
}

const infinities: Readonly<Record<string, number>> = {
  inf: Infinity,
  '-inf': -Infinity,
  Infinity,
  '-Infinity': -Infinity,
  nan: NaN,
  '-nan': NaN,
  NaN,
};

export function toFloat(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(value)) return Number(value);
    if (Object.hasOwn(infinities, value)) return infinities[value]!;
  }
  throw new CodecError(`Expected a number, found ${describe(value)}`);
}

export function toBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === 1 || value === 0n || value === 1n) return Number(value) === 1;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new CodecError('Expected true or false');
}

export function toBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'string') return fromHex(value);
  throw new CodecError('Expected hex string');
}

/** Fixed-size bytes, from bytes or hex (with '0x' for a float128, as in nodeos). */
export function toChecksum(value: unknown, size: number): Uint8Array {
  const bytes =
    typeof value === 'string' && value.startsWith('0x') && size === 16 ? fromHex(value.slice(2)) : toBytes(value);
  if (bytes.length !== size) throw new CodecError(`Expected ${size} bytes, found ${bytes.length}`);
  return bytes;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
  return value === undefined ? 'nothing' : `a value of type ${typeof value}`;
}
