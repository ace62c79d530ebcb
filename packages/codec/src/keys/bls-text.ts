import { base64urlnopad } from '@scure/base';
import { concat, equal } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { ripemd160 } from '../bytes/hash.ts';

/** Bytes of an affine point of each kind, coordinates as little-endian integers. */
const sizes = { PUB_BLS_: 96, SIG_BLS_: 192 } as const;
const checksumSize = 4;

/** 'PUB_BLS_…' of a public key (96 bytes). */
export function formatBlsPublicKey(point: Uint8Array): string {
  return format('PUB_BLS_', point);
}

/** 'SIG_BLS_…' of a signature (192 bytes). */
export function formatBlsSignature(point: Uint8Array): string {
  return format('SIG_BLS_', point);
}

/** The bytes of a 'PUB_BLS_…' text. Throws CodecError for other texts; does not check that they are a point. */
export function parseBlsPublicKey(text: string): Uint8Array {
  const prefix = 'PUB_BLS_';
  const invalid = new CodecError(`BLS Public Key has invalid format : ${text.slice(0, 200)}`);
  if (!text.startsWith(prefix)) throw invalid;
  let all: Uint8Array;
  try {
    all = base64urlnopad.decode(text.slice(prefix.length));
  } catch {
    throw invalid;
  }
  const point = all.subarray(0, sizes[prefix]);
  if (all.length !== sizes[prefix] + checksumSize || !equal(all.subarray(sizes[prefix]), checksumOf(point)))
    throw invalid;
  return point;
}

function format(prefix: keyof typeof sizes, point: Uint8Array): string {
  if (point.length !== sizes[prefix]) throw new CodecError(`Expected ${sizes[prefix]} bytes, found ${point.length}`);
  return prefix + base64urlnopad.encode(concat(point, checksumOf(point)));
}

function checksumOf(point: Uint8Array): Uint8Array {
  return ripemd160(point).subarray(0, checksumSize);
}
