import { concat } from '../bytes/bytes.ts';
import { decodeChecked, encodeChecked } from '../bytes/checked-base58.ts';
import { ByteReader, type ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';

export type KeyType = 'K1' | 'R1' | 'WA';
export const keyTypes: readonly KeyType[] = ['K1', 'R1', 'WA'];

/** `data`: compressed point of 33 bytes; WA adds the presence byte and the length-prefixed relying party id. */
export interface PublicKey {
  type: KeyType;
  data: Uint8Array;
}

/**
 * Parses 'PUB_K1_…', 'PUB_R1_…', 'PUB_WA_…' or a legacy key with a three-letter prefix ('EOS…', 'FIO…'). Throws
 * 'unrecognized public key format', 'invalid base-58 value' or "checksum doesn't match". Does not check that the bytes
 * are a point of the curve.
 */
export function parsePublicKey(text: string): PublicKey {
  if (typeof text !== 'string') throw new CodecError('unrecognized public key format');
  const modern = /^PUB_(K1|R1|WA)_/.exec(text);
  if (modern !== null) {
    const type = modern[1] as KeyType;
    const data = decodeChecked(text.slice(7), type);
    checkShape(type, data);
    return { type, data };
  }
  if (!/^(?!PUB|PVT|SIG)[A-Z]{3}/.test(text)) throw new CodecError('unrecognized public key format');
  const data = decodeChecked(text.slice(3), '');
  checkShape('K1', data);
  return { type: 'K1', data };
}

function checkShape(type: KeyType, data: Uint8Array): void {
  if (type !== 'WA') {
    if (data.length !== 33) throw new CodecError('unrecognized public key format');
    return;
  }
  const reader = new ByteReader(data);
  const presence = data[reader.skip(34) + 33]!;
  const rpid = reader.lengthAndBytes();
  // Nodes reject keys with an unknown presence or an empty relying party.
  if (presence > 2 || rpid.length === 0 || reader.remaining !== 0)
    throw new CodecError('unrecognized public key format');
}

/** 'PUB_K1_…', 'PUB_R1_…' or 'PUB_WA_…'. */
export function formatPublicKey(key: PublicKey): string {
  return `PUB_${key.type}_${encodeChecked(key.data, key.type)}`;
}

/** Legacy format of a K1 key, 'EOS…' or another chain's prefix; other types have no legacy format. */
export function formatLegacyKey(key: PublicKey, prefix = 'EOS'): string {
  return key.type === 'K1' ? prefix + encodeChecked(key.data, '') : formatPublicKey(key);
}

/** Reads a binary public key: type byte and data. */
export function readPublicKey(reader: ByteReader): PublicKey {
  const type = readKeyType(reader);
  if (type !== 'WA') return { type, data: reader.bytes(33).slice() };
  const start = reader.skip(34);
  reader.lengthAndBytes();
  return { type, data: reader.data.slice(start, reader.pos) };
}

function readKeyType(reader: ByteReader): KeyType {
  const type = keyTypes[reader.u8()];
  if (type === undefined) throw new CodecError('unrecognized public key format');
  return type;
}

export function writePublicKey(writer: ByteWriter, key: PublicKey): void {
  writer.u8(keyTypes.indexOf(key.type));
  writer.bytes(key.data);
}

/** Type byte and data in one array. */
export function packPublicKey(key: PublicKey): Uint8Array {
  return concat(Uint8Array.of(keyTypes.indexOf(key.type)), key.data);
}
