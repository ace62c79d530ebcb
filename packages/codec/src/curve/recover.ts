import { CodecError } from '../bytes/error.ts';
import { formatPublicKey, parsePublicKey, type PublicKey } from '../keys/key.ts';
import { parseSignature, type Signature } from '../keys/signature.ts';
import { curves } from './curves.ts';
import { readAssertion } from './webauthn.ts';

/**
 * Recovers the key ('PUB_…') of a signature of a 32-byte digest. For WebAuthn first checks its parts against the
 * digest, with nodeos' errors. Throws 'Invalid recovery: digest signed does not match data' if no key fits.
 */
export function recoverPublicKey(digest: Uint8Array, signature: string): string {
  return formatPublicKey(recoverKey(digest, parseSignature(signature)));
}

function recoverKey(digest: Uint8Array, signature: Signature): PublicKey {
  const { type, data } = signature;
  if (type !== 'WA') return { type, data: recoverPoint(type, digest, data) };
  const assertion = readAssertion(digest, data);
  const point = recoverPoint('WA', assertion.signedDigest, data);
  return { type, data: assertion.keyData(point) };
}

function recoverPoint(type: PublicKey['type'], digest: Uint8Array, data: Uint8Array): Uint8Array {
  const header = data[0]!;
  // 27 to 30 meant an uncompressed key, which WebAuthn never had.
  if (header < (type === 'WA' ? 31 : 27) || header > 34) throw invalidRecovery();
  const recovered = data.slice(0, 65);
  recovered[0] = (header - 27) & 3;
  try {
    return curves[type].recoverPublicKey(recovered, digest, { prehash: false });
  } catch {
    throw invalidRecovery();
  }
}

function invalidRecovery(): CodecError {
  return new CodecError('Invalid recovery: digest signed does not match data');
}

/** Whether this key made this signature of the digest; false also for an unrecoverable signature. */
export function verify(digest: Uint8Array, signature: string, publicKey: string): boolean {
  const expected = formatPublicKey(parsePublicKey(publicKey));
  const parsed = parseSignature(signature);
  try {
    return formatPublicKey(recoverKey(digest, parsed)) === expected;
  } catch (error) {
    if (error instanceof CodecError) return false;
    throw error;
  }
}
