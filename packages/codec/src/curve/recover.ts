import { CodecError } from '../bytes/error.ts';
import { formatPublicKey, parsePublicKey, type PublicKey } from '../keys/key.ts';
import { parseSignature, type Signature } from '../keys/signature.ts';
import { curves } from './curves.ts';
import { readAssertion } from './webauthn.ts';

/**
 * Key ('PUB_…') that made a signature of a 32-byte digest. For WebAuthn its parts are checked against the digest first,
 * with nodeos' reasons. Throws 'Invalid recovery: digest signed does not match data' where no key can have made it.
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
  // 27 to 30 once meant an uncompressed key; WebAuthn never had that.
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

/** True when this key made this signature of the digest; false also for a signature that no key can have made. */
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
