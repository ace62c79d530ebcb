import { formatPublicKey, parsePublicKey } from '../keys/key.ts';
import { parsePrivateKey } from '../keys/private-key.ts';
import { CodecError } from '../bytes/error.ts';
import { curves } from './curves.ts';
import { publicKeyOf } from './sign.ts';

/** Result of a key pair check, as displayed. */
export type KeyPairVerdict = 'Valid Key Pair' | 'Invalid Public Key' | 'Invalid Private Key';

/**
 * Whether a public key, in any format, belongs to a private key. 'Invalid Public Key' also means a valid key of another
 * private key.
 */
export function checkKeyPair(publicKey: string, privateKey: string): KeyPairVerdict {
  const derived = orNull(() => publicKeyOf(parsePrivateKey(privateKey.trim())));
  if (derived === null) return 'Invalid Private Key';
  const normalized = orNull(() => normalPublicKey(publicKey));
  return normalized === derived ? 'Valid Key Pair' : 'Invalid Public Key';
}

/**
 * Converts a public key of any format to 'PUB_…'. Throws the errors of parsePublicKey, and 'Invalid Public Key' for
 * bytes that are not a point.
 */
export function normalPublicKey(text: string): string {
  const key = parsePublicKey(text.trim());
  if (!curves[key.type].utils.isValidPublicKey(key.data.slice(0, 33), true)) throw new CodecError('Invalid Public Key');
  return formatPublicKey(key);
}

function orNull(read: () => string): string | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof CodecError) return null;
    throw error;
  }
}
