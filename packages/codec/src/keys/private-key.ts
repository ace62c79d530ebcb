import { base58 } from '@scure/base';
import { concat, equal } from '../bytes/bytes.ts';
import { decodeBase58, decodeChecked, encodeChecked } from '../bytes/checked-base58.ts';
import { CodecError } from '../bytes/error.ts';
import { sha256 } from '../bytes/hash.ts';

/** `data`: the 32-byte secret, big-endian. WebAuthn secrets never leave their device, so there is no type WA. */
export interface PrivateKey {
  type: 'K1' | 'R1';
  data: Uint8Array;
}

/**
 * Parses 'PVT_K1_…', 'PVT_R1_…' or WIF (51 characters, '5…'). Throws 'unrecognized private key format', 'invalid
 * base-58 value' or "checksum doesn't match". Messages never contain the key.
 */
export function parsePrivateKey(text: string): PrivateKey {
  const modern = /^PVT_(K1|R1)_/.exec(text);
  if (modern !== null) {
    const type = modern[1] as 'K1' | 'R1';
    return { type, data: checkLength(decodeChecked(text.slice(7), type)) };
  }
  if (text.startsWith('PVT_')) throw new CodecError('unrecognized private key format');
  const bytes = decodeBase58(text);
  if (bytes.length !== 37 || bytes[0] !== 0x80) throw new CodecError('unrecognized private key format');
  const body = bytes.subarray(0, 33);
  if (!equal(bytes.subarray(33), doubleSha256(body).subarray(0, 4))) throw new CodecError("checksum doesn't match");
  return { type: 'K1', data: bytes.slice(1, 33) };
}

function checkLength(data: Uint8Array): Uint8Array {
  if (data.length !== 32) throw new CodecError('unrecognized private key format');
  return data;
}

function doubleSha256(data: Uint8Array): Uint8Array {
  return sha256(sha256(data));
}

/** 'PVT_K1_…' or 'PVT_R1_…'. */
export function formatPrivateKey(key: PrivateKey): string {
  return `PVT_${key.type}_${encodeChecked(key.data, key.type)}`;
}

/** Wallet import format of a K1 key ('5…'); R1 keys have none. */
export function formatWif(key: PrivateKey): string {
  if (key.type !== 'K1') return formatPrivateKey(key);
  const body = concat(Uint8Array.of(0x80), key.data);
  return base58.encode(concat(body, doubleSha256(body).subarray(0, 4)));
}
