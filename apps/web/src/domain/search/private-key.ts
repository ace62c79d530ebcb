import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { publicKeyOf } from '@antescope/codec/curve/sign';

/** The public key of a private key typed into the search, derived locally; null if invalid. Loaded on demand. */
export function publicKeyFor(privateKey: string, legacyPrefix: string): string | null {
  try {
    const key = parsePublicKey(publicKeyOf(privateKey));
    return key.type === 'K1' ? formatLegacyKey(key, legacyPrefix) : formatPublicKey(key);
  } catch {
    return null;
  }
}
