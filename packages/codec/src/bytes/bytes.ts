import { CodecError } from './error.ts';

const hexPairs: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

type HexSlice = (this: Uint8Array, start: number, end: number) => string;
/** Node's Buffer method, twice as fast above a few bytes. */
const native = (globalThis as { Buffer?: { prototype: { hexSlice?: HexSlice } } }).Buffer?.prototype.hexSlice;

/** Lowercase hex of the bytes from `start` to `end`. */
export function toHex(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  if (native !== undefined && end - start > 8) return native.call(bytes, start, end);
  let text = '';
  for (let i = start; i < end; i++) text += hexPairs[bytes[i]!]!;
  return text;
}

function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** Decodes hex without prefix. Throws 'Odd number of hex digits' or 'Expected hex string'. */
export function fromHex(text: string): Uint8Array {
  if (typeof text !== 'string') throw new CodecError('Expected hex string');
  const bytes = new Uint8Array(text.length >> 1);
  for (let i = 0; i < bytes.length; i++) {
    const high = digit(text.charCodeAt(2 * i));
    const low = digit(text.charCodeAt(2 * i + 1));
    if (high < 0 || low < 0) throw new CodecError('Expected hex string');
    bytes[i] = (high << 4) | low;
  }
  if (text.length % 2 !== 0)
    throw new CodecError(
      digit(text.charCodeAt(text.length - 1)) < 0 ? 'Expected hex string' : 'Odd number of hex digits',
    );
  return bytes;
}

/** Concatenates the parts. */
export function concat(...parts: Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const result = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** Compares bytes. Not constant time: never use it for secrets. */
export function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const textEncoder = new TextEncoder();
// Keeps a byte order mark, which is part of the text.
const textDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** UTF-8 of a string; a lone surrogate becomes U+FFFD. */
export function encodeText(text: string): Uint8Array {
  return textEncoder.encode(text);
}

/** Decodes UTF-8; invalid bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  return textDecoder.decode(bytes);
}
