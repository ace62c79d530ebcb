import { sha512 } from '../bytes/hash.ts';
import { CodecError } from '../bytes/error.ts';
import type { PublicKey } from '../keys/key.ts';
import type { PrivateKey } from '../keys/private-key.ts';
import { curves } from './curves.ts';

/**
 * Secret of two K1 keys (ECDH), 64 bytes: SHA-512 of the x coordinate without leading zeros, as wallets derive it.
 * Throws 'Invalid Public Key' for bytes that are not a point.
 */
export function sharedSecret(privateKey: PrivateKey, publicKey: PublicKey): Uint8Array {
  if (privateKey.type !== 'K1' || publicKey.type !== 'K1') throw new CodecError('Invalid Public Key');
  let point: Uint8Array;
  try {
    point = curves.K1.getSharedSecret(privateKey.data, publicKey.data, true);
  } catch {
    throw new CodecError('Invalid Public Key');
  }
  const x = point.subarray(1);
  const start = x.findIndex((byte) => byte !== 0);
  return sha512(x.subarray(start));
}
