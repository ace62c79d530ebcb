import { ripemd160 as nobleRipemd160, sha1 as nobleSha1 } from '@noble/hashes/legacy.js';
import { sha256 as nobleSha256, sha512 as nobleSha512 } from '@noble/hashes/sha2.js';
import { concat } from './bytes.ts';

/** SHA-256 of the concatenated parts, 32 bytes. */
export function sha256(...parts: Uint8Array[]): Uint8Array {
  return nobleSha256(parts.length === 1 ? parts[0]! : concat(...parts));
}

/** SHA-512 of the concatenated parts, 64 bytes. */
export function sha512(...parts: Uint8Array[]): Uint8Array {
  return nobleSha512(parts.length === 1 ? parts[0]! : concat(...parts));
}

/** RIPEMD-160 of the concatenated parts, 20 bytes. */
export function ripemd160(...parts: Uint8Array[]): Uint8Array {
  return nobleRipemd160(parts.length === 1 ? parts[0]! : concat(...parts));
}

/** SHA-1 of the bytes, 20 bytes: FIO's contracts hash names with it. Not collision resistant. */
export function sha1(bytes: Uint8Array): Uint8Array {
  return nobleSha1(bytes);
}

/** Incremental SHA-256. `digest` returns the 32-byte hash of the input so far; more input may follow. */
export interface Sha256Stream {
  update(bytes: Uint8Array): void;
  digest(): Uint8Array;
}

export function sha256Stream(): Sha256Stream {
  const hash = nobleSha256.create();
  return { update: (bytes) => void hash.update(bytes), digest: () => hash.clone().digest() };
}
