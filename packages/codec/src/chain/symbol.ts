import { CodecError } from '../bytes/error.ts';
import { i32At } from '../bytes/words.ts';

export interface TokenSymbol {
  /** Digits after the decimal point, 0 to 18. */
  precision: number;
  /** One to seven capital letters; empty only in the empty symbol of unused fields. */
  code: string;
}

const maxPrecision = 18;

/** Parses a symbol like '4,EOS'. Throws nodeos' errors. */
export function parseSymbol(text: string): TokenSymbol {
  const comma = text.indexOf(',');
  if (comma < 0) throw new CodecError('missing comma in symbol');
  const digits = text.slice(0, comma);
  if (!/^\d{1,3}$/.test(digits)) throw new CodecError('invalid precision in symbol');
  const precision = Number(digits);
  checkPrecision(precision);
  const code = text.slice(comma + 1);
  checkCode(code);
  return { precision, code };
}

export function checkPrecision(precision: number): void {
  if (!(precision >= 0 && precision <= maxPrecision)) throw new CodecError(`precision ${precision} should be <= 18`);
}

export function checkCode(code: string): void {
  if (code.length > 7) throw new CodecError('symbol name is longer than 7 characters');
  if (!/^[A-Z]*$/.test(code)) throw new CodecError('invalid character in symbol name');
}

/** 64-bit value of a symbol: precision in the lowest byte, letters above it. */
export function symbolToU64(text: string): bigint {
  const { precision, code } = parseSymbol(text);
  return (symbolCodeToU64(code) << 8n) | BigInt(precision);
}

/** Text like '4,EOS' of a 64-bit symbol. Throws 'invalid symbol' for invalid letters or precision. */
export function symbolFromU64(value: bigint): string {
  const precision = Number(value & 0xffn);
  checkPrecision(precision);
  return `${precision},${symbolCodeFromU64(value >> 8n)}`;
}

/** 64-bit value of a symbol code, first letter in the lowest byte. */
export function symbolCodeToU64(code: string): bigint {
  checkCode(code);
  let value = 0n;
  for (let i = code.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(code.charCodeAt(i));
  return value;
}

/** Symbol code of a 64-bit value. Throws 'invalid symbol' for bytes that are not capital letters. */
export function symbolCodeFromU64(value: bigint): string {
  let code = '';
  for (let rest = value; rest > 0n; rest >>= 8n) code += letter(Number(rest & 0xffn));
  return code;
}

function letter(byte: number): string {
  if (byte < 65 || byte > 90) throw new CodecError('invalid symbol');
  return String.fromCharCode(byte);
}

/** Reads a symbol code of `room` bytes, zero-padded, at `at`. */
export function readSymbolCode(bytes: Uint8Array, at: number, room: number): string {
  let code = '';
  let i = 0;
  for (; i < room && bytes[at + i] !== 0; i++) code += letter(bytes[at + i]!);
  for (; i < room; i++) if (bytes[at + i] !== 0) throw new CodecError('invalid symbol');
  return code;
}

/** A decoded symbol; `text` is '4,EOS'. */
export interface SpelledSymbol extends TokenSymbol {
  text: string;
}

// A direct-mapped cache by bytes, as for names: a chain has few symbols, used often.
const cacheSize = 512;
const cachedHigh = new Int32Array(cacheSize);
const cachedLow = new Int32Array(cacheSize);
const cachedSymbols: SpelledSymbol[] = Array.from({ length: cacheSize }, () => ({
  precision: 0,
  code: '',
  text: '0,',
}));

/** Symbol of the eight bytes at a position. Throws as readSymbolCode and checkPrecision do. */
export function symbolAt(data: Uint8Array, at: number): SpelledSymbol {
  const low = i32At(data, at);
  const high = i32At(data, at + 4);
  const slot = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca77)) >>> 23;
  if (cachedHigh[slot] === high && cachedLow[slot] === low) return cachedSymbols[slot]!;
  const precision = data[at]!;
  checkPrecision(precision);
  const code = readSymbolCode(data, at + 1, 7);
  const symbol = { precision, code, text: `${precision},${code}` };
  cachedHigh[slot] = high;
  cachedLow[slot] = low;
  cachedSymbols[slot] = symbol;
  return symbol;
}

/** Writes the letters of a symbol code, zero-padded to `room` bytes. */
export function putSymbolCode(data: Uint8Array, at: number, room: number, code: string): void {
  checkCode(code);
  for (let i = 0; i < room; i++) data[at + i] = i < code.length ? code.charCodeAt(i) : 0;
}

/** Writes the eight bytes of a symbol like '4,EOS'. */
export function putSymbol(data: Uint8Array, at: number, text: string): void {
  const { precision, code } = parseSymbol(text);
  data[at] = precision;
  putSymbolCode(data, at + 1, 7, code);
}
