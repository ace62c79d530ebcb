import { encodeChecked } from '../bytes/checked-base58.ts';
import type { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { formatPublicKey, keyTypes, packPublicKey, parsePublicKey, readPublicKey } from './key.ts';
import { formatSignature, readSignature } from './signature.ts';

/*
 * Formatting a key costs a hash and a base58 conversion, much more than the rest of a struct, and keys repeat:
 * producers', exchanges', a signature in block and trace. Direct-mapped caches find them by their bytes.
 */

interface TextCache {
  bytes: Uint8Array;
  texts: string[];
}

const keySize = 34;
const signatureSize = 66;
const keySlots = 2048;
// A signature repeats within its block only.
const signatureSlots = 512;

function cacheOf(size: number, slots: number): TextCache {
  // Type byte 255 is unused, so empty slots never match.
  return { bytes: new Uint8Array(slots * size).fill(255), texts: Array.from({ length: slots }, () => '') };
}

let keys: TextCache | null = null;
let signatures: TextCache | null = null;

function hashOf(data: Uint8Array, at: number): number {
  const a = data[at + 3]! | (data[at + 4]! << 8) | (data[at + 5]! << 16) | (data[at + 6]! << 24);
  return Math.imul(a, 0x9e3779b1) >>> 16;
}

function holds(cache: TextCache, slot: number, data: Uint8Array, at: number, size: number): boolean {
  const { bytes } = cache;
  for (let i = 0, from = slot * size; i < size; i++) if (bytes[from + i] !== data[at + i]) return false;
  return true;
}

function keep(cache: TextCache, slot: number, data: Uint8Array, at: number, size: number, text: string): void {
  const { bytes } = cache;
  for (let i = 0, from = slot * size; i < size; i++) bytes[from + i] = data[at + i]!;
  cache.texts[slot] = text;
}

/** Formats a type byte and the bytes after it without copying. */
function spell(what: 'PUB' | 'SIG', data: Uint8Array, at: number, size: number): string {
  const type = keyTypes[data[at]!]!;
  return `${what}_${type}_${encodeChecked(data, type, at + 1, at + size)}`;
}

/** Reads a public key as text; equals formatPublicKey(readPublicKey(reader)). */
export function readPublicKeyText(reader: ByteReader): string {
  const { data, pos } = reader;
  // K1 and R1 keys have a fixed size; WebAuthn keys are rare.
  if (!(data[pos]! <= 1) || reader.remaining < keySize) return formatPublicKey(readPublicKey(reader));
  keys ??= cacheOf(keySize, keySlots);
  const slot = hashOf(data, pos) % keySlots;
  if (holds(keys, slot, data, pos, keySize)) {
    reader.pos = pos + keySize;
    return keys.texts[slot]!;
  }
  reader.pos = pos + keySize;
  const text = spell('PUB', data, pos, keySize);
  keep(keys, slot, data, pos, keySize, text);
  return text;
}

/** Reads a signature as text; equals formatSignature(readSignature(reader)). */
export function readSignatureText(reader: ByteReader): string {
  const { data, pos } = reader;
  if (!(data[pos]! <= 1) || reader.remaining < signatureSize) return formatSignature(readSignature(reader));
  signatures ??= cacheOf(signatureSize, signatureSlots);
  const slot = hashOf(data, pos) % signatureSlots;
  if (holds(signatures, slot, data, pos, signatureSize)) {
    reader.pos = pos + signatureSize;
    return signatures.texts[slot]!;
  }
  reader.pos = pos + signatureSize;
  const text = spell('SIG', data, pos, signatureSize);
  keep(signatures, slot, data, pos, signatureSize, text);
  return text;
}

const maxParsedKeys = 2048;
const parsedKeys = new Map<string, Uint8Array>();

/** Writes a public key given as text; equals writePublicKey with parsePublicKey. */
export function writePublicKeyText(writer: ByteWriter, text: string): void {
  const cached = parsedKeys.get(text);
  if (cached !== undefined) return writer.bytes(cached);
  const packed = packPublicKey(parsePublicKey(text));
  if (parsedKeys.size >= maxParsedKeys) parsedKeys.clear();
  parsedKeys.set(text, packed);
  writer.bytes(packed);
}
