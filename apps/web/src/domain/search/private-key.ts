import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { publicKeyOf } from '@antescope/codec/curve/sign';

/**
 * The public key of a private one typed into the search, computed here and nowhere else; null for what is no valid
 * private key. Loaded only when somebody types one.
 */
export function publicKeyFor(privateKey: string, legacyPrefix: string): string | null {
  try {
    const key = parsePublicKey(publicKeyOf(privateKey));
    return key.type === 'K1' ? formatLegacyKey(key, legacyPrefix) : formatPublicKey(key);
  } catch {
    return null;
  }
}
