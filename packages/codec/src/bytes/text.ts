import { decodeText } from './bytes.ts';

/** Node's Buffer method for one-byte text, if available. */
type Latin1Slice = (this: Uint8Array, start: number, end: number) => string;
const native = (globalThis as { Buffer?: { prototype: { latin1Slice?: Latin1Slice } } }).Buffer?.prototype.latin1Slice;
// Up to this length concatenating characters is cheaper than a native call.
const shortText = 32;

/** Decodes UTF-8 from `start` to `end`; invalid bytes become U+FFFD. Fast for short ASCII, most strings of a chain. */
export function textAt(data: Uint8Array, start: number, end: number): string {
  let bits = 0;
  for (let i = start; i < end; i++) bits |= data[i]!;
  if (bits > 127) return decodeText(data.subarray(start, end));
  if (end - start <= shortText) return asciiAt(data, start, end);
  return native === undefined ? decodeText(data.subarray(start, end)) : native.call(data, start, end);
}

/** Decodes ASCII, eight bytes at a time: one call with many codes creates one flat string. */
export function asciiAt(data: Uint8Array, start: number, end: number): string {
  let text = '';
  let i = start;
  for (; i + 8 <= end; i += 8) {
    text += String.fromCharCode(
      data[i]!,
      data[i + 1]!,
      data[i + 2]!,
      data[i + 3]!,
      data[i + 4]!,
      data[i + 5]!,
      data[i + 6]!,
      data[i + 7]!,
    );
  }
  if (i + 4 <= end) {
    text += String.fromCharCode(data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!);
    i += 4;
  }
  for (; i < end; i++) text += String.fromCharCode(data[i]!);
  return text;
}

/** Writes an ASCII string; false if it has other characters (the written bytes are then invalid). */
export function putAscii(data: Uint8Array, at: number, text: string): boolean {
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bits |= code;
    data[at + i] = code;
  }
  return bits < 128;
}

/** Writes `size` bytes from exactly as many hex pairs; false for other input (the written bytes are then invalid). */
export function putHex(data: Uint8Array, at: number, text: unknown, size: number): boolean {
  if (typeof text !== 'string' || text.length !== 2 * size) return false;
  let bits = 0;
  for (let i = 0; i < size; i++) {
    const byte = (nibbles[text.charCodeAt(2 * i)]! << 4) | nibbles[text.charCodeAt(2 * i + 1)]!;
    bits |= byte;
    data[at + i] = byte;
  }
  return bits >= 0;
}

// Value by character code; negative for non-hex digits.
const nibbles = new Int8Array(65_536).fill(-1);
for (let value = 0; value < 16; value++) {
  const letter = value.toString(16);
  nibbles[letter.charCodeAt(0)] = value;
  nibbles[letter.toUpperCase().charCodeAt(0)] = value;
}
