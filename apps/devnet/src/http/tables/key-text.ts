import { nameToU64 } from '@antescope/codec/chain/name';
import { floatText } from '@antescope/codec/bytes/nodeos-json';
import { symbolCodeToU64, symbolToU64 } from '@antescope/codec/chain/symbol';
import type { IndexKind } from '@antescope/devnet/state/rows';
import { normalizedName } from '../params.ts';
import { Problem, detail } from '../problem.ts';

/** Reads and writes the keys of a secondary index type as nodeos does. */
export interface KeyType {
  kind: IndexKind;
  read(text: string, field: string): bigint | number | string;
  write(key: bigint | number | string): string;
}

/** Parses a 64-bit key of a request: a number, a name, '4,EOS' or 'EOS', tried in this order. */
export function readKey64(text: string, field: string): bigint {
  if (/^[+-]?\d+$/.test(text)) {
    const number = BigInt(text);
    if (number < 1n << 64n && number > -(1n << 64n)) return BigInt.asUintN(64, number);
  }
  const trimmed = text.trim();
  if (trimmed.length <= 13 && normalizedName(trimmed) === trimmed) return nameToU64(trimmed);
  try {
    return text.includes(',') ? symbolToU64(text) : symbolCodeToU64(text);
  } catch {
    const message = `Could not convert ${field} string '${text}' to any of the following: uint64_t, valid name, or valid symbol (with or without the precision)`;
    const reason = detail(message, 'chain_plugin.cpp', 1636, 'convert_to_type<long unsigned int>');
    throw new Problem(500, 3010000, 'chain_type_exception', 'chain type exception', [reason]);
  }
}

/** Key type by its name in requests; `hex`: encode_type is hex. */
export function keyTypeOf(name: string, hex: boolean): KeyType | null {
  switch (name) {
    case 'i64':
    case 'name':
      return { kind: 'idx64', read: readKey64, write: String };
    case 'i128':
      return { kind: 'idx128', read: (text, field) => readWide(text, field, hex), write: String };
    case 'i256':
      return { kind: 'idx256', read: read256, write: (key) => `0x${key}` };
    case 'float64':
      return { kind: 'idx_double', read: readDouble, write: (key) => floatText(Number(key)) };
    case 'float128':
      return { kind: 'idx_long_double', read: readQuad, write: (key) => floatText(doubleOfQuad(String(key))) };
    case 'sha256':
      return { kind: 'idx256', read: (text, field) => readHash(text, field, 32), write: String };
    case 'ripemd160':
      return {
        kind: 'idx256',
        read: (text, field) => readHash(text, field, 20).padEnd(64, '0'),
        write: (key) => String(key).slice(0, 40),
      };
    default:
      return null;
  }
}

function readWide(text: string, field: string, hex: boolean): bigint {
  if (/^\d+$/.test(text)) return BigInt.asUintN(128, BigInt(text));
  if (hex && /^0x[0-9a-fA-F]{1,32}$/.test(text)) return BigInt(text);
  if (/^0x[0-9a-fA-F]+$/.test(text)) return BigInt.asUintN(128, BigInt(text));
  throw notConverted('Unexpected content found while parsing character string.', text, field);
}

function read256(text: string, field: string): string {
  if (/^0x[0-9a-fA-F]{1,64}$/.test(text)) return text.slice(2).toLowerCase().padStart(64, '0');
  if (/^\d+$/.test(text)) return BigInt(text).toString(16).padStart(64, '0');
  throw notConverted('Unexpected character encountered in input.', text, field);
}

function notConverted(reason: string, text: string, field: string): Problem {
  const message = `${reason}: Could not convert ${field} string '${text}' to key type.`;
  const where = detail(message, 'chain_plugin.hpp', 69, 'convert_to_type');
  return new Problem(500, 13, 'N5boost10wrapexceptISt13runtime_errorEE', reason, [where]);
}

function readDouble(text: string, field: string): number {
  const value = Number(text);
  if (text.trim() !== '' && !Number.isNaN(value)) return value;
  throw new Problem(500, 4, 'parse_error_exception', 'Parse Error', [
    detail("Couldn't parse double", 'string.cpp', 126, 'to_double'),
    detail(
      `Could not convert ${field} string '${text}' to key type.`,
      'chain_plugin.cpp',
      1647,
      'convert_to_type<double>',
    ),
  ]);
}

function readHash(text: string, field: string, bytes: number): string {
  const wrong = /[^0-9a-fA-F]/.exec(text)?.[0];
  if (wrong !== undefined) {
    throw new Problem(500, 0, 'exception', 'unspecified', [
      detail(`Invalid hex character '${wrong}'`, 'hex.cpp', 13, 'from_hex'),
      detail(`Could not convert ${field} string '${text}' to key type.`, 'chain_plugin.hpp', 69, 'convert_to_type'),
    ]);
  }
  return text
    .toLowerCase()
    .padEnd(bytes * 2, '0')
    .slice(0, bytes * 2);
}

/** Little-endian hex of a float128 given as a decimal double or as hex. */
function readQuad(text: string, field: string): string {
  if (/^0x[0-9a-fA-F]{32}$/.test(text)) return text.slice(2).toLowerCase();
  return quadOfDouble(readDouble(text, field));
}

const fractionShift = 112n - 52n;
const exponentShift = 16_383n - 1023n;

/** Converts a double to float128 as little-endian hex of 16 bytes. Subnormal numbers become zero. */
export function quadOfDouble(value: number): string {
  const view = new DataView(new ArrayBuffer(16));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = (bits >> 52n) & 0x7ffn;
  const fraction = bits & ((1n << 52n) - 1n);
  const wide = exponent === 0n ? 0n : exponent === 0x7ffn ? 0x7fffn : exponent + exponentShift;
  const quad = ((bits >> 63n) << 127n) | (wide << 112n) | (wide === 0n ? 0n : fraction << fractionShift);
  const bytes: string[] = quad.toString(16).padStart(32, '0').match(/../g) ?? [];
  return bytes.toReversed().join('');
}

/** Converts a float128 (little-endian hex) to a double, rounded toward zero. */
export function doubleOfQuad(hex: string): number {
  const bytes: string[] = hex.replace(/^0x/, '').match(/../g) ?? [];
  const quad = BigInt(`0x${bytes.toReversed().join('')}`);
  const exponent = (quad >> 112n) & 0x7fffn;
  const fraction = (quad & ((1n << 112n) - 1n)) >> fractionShift;
  const narrow = exponent === 0x7fffn ? 0x7ffn : exponent <= exponentShift ? 0n : exponent - exponentShift;
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, ((quad >> 127n) << 63n) | (narrow << 52n) | (narrow === 0n ? 0n : fraction));
  return view.getFloat64(0);
}
