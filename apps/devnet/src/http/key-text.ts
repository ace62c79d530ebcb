import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { PublicKey } from '@antescope/codec/keys/key';

/** A key as nodeos prints it: K1 in the legacy format (EOS…, or FIO…), others as PUB_R1_… and PUB_WA_…. */
export function keyText(key: PublicKey | string, keyPrefix: string): string {
  const parsed = typeof key === 'string' ? parsePublicKey(key) : key;
  return parsed.type === 'K1' ? formatLegacyKey(parsed, keyPrefix) : formatPublicKey(parsed);
}
