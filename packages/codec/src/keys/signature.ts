import { decodeChecked, encodeChecked } from '../bytes/checked-base58.ts';
import { ByteReader, type ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { keyTypes, type KeyType } from './key.ts';

/** `data`: 65 bytes (recovery byte, r, s); WA adds authenticator data and client data JSON, each length-prefixed. */
export interface Signature {
  type: KeyType;
  data: Uint8Array;
}

/** Parses 'SIG_K1_…', 'SIG_R1_…' or 'SIG_WA_…'. Throws 'unrecognized signature format' and the base58 errors. */
export function parseSignature(text: string): Signature {
  const parts = typeof text === 'string' ? /^SIG_(K1|R1|WA)_/.exec(text) : null;
  if (parts === null) throw new CodecError('unrecognized signature format');
  const type = parts[1] as KeyType;
  const data = decodeChecked(text.slice(7), type);
  const reader = new ByteReader(data);
  skipData(reader, type);
  if (reader.remaining !== 0) throw new CodecError('unrecognized signature format');
  return { type, data };
}

/** Two generations of recently parsed signatures: a transaction's are needed until it is in a block. */
const generationSize = 2000;
let recent = new Map<string, Readonly<Signature>>();
let before = new Map<string, Readonly<Signature>>();

/** Like `parseSignature`, cached. The bytes are shared and must not be changed. */
export function sharedSignature(text: string): Readonly<Signature> {
  const cached = recent.get(text);
  if (cached !== undefined) return cached;
  const signature = before.get(text) ?? parseSignature(text);
  // WebAuthn signatures can be long.
  if (signature.type === 'WA') return signature;
  if (recent.size >= generationSize) [before, recent] = [recent, new Map()];
  recent.set(text, signature);
  return signature;
}

function skipData(reader: ByteReader, type: KeyType): void {
  reader.skip(65);
  if (type !== 'WA') return;
  reader.skip(reader.varuint32());
  reader.skip(reader.varuint32());
}

/** 'SIG_K1_…', 'SIG_R1_…' or 'SIG_WA_…'. */
export function formatSignature(signature: Signature): string {
  return `SIG_${signature.type}_${encodeChecked(signature.data, signature.type)}`;
}

/** Reads a binary signature: type byte and data. */
export function readSignature(reader: ByteReader): Signature {
  const type = readType(reader);
  const start = reader.pos;
  skipData(reader, type);
  return { type, data: reader.data.slice(start, reader.pos) };
}

/** Skips a signature. */
export function skipSignature(reader: ByteReader): void {
  skipData(reader, readType(reader));
}

function readType(reader: ByteReader): KeyType {
  const type = keyTypes[reader.u8()];
  if (type === undefined) throw new CodecError('unrecognized signature format');
  return type;
}

export function writeSignature(writer: ByteWriter, signature: Readonly<Signature>): void {
  writer.u8(keyTypes.indexOf(signature.type));
  writer.bytes(signature.data);
}
