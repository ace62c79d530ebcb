import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { AuthorityView } from '@antescope/sources/account/account-view';
import type { Authority } from '../../store/block-rows.ts';

/** An authority for display. `keyPrefix`: prefix of the chain's legacy public keys. */
export function authorityView({ threshold, keys, accounts, waits }: Authority, keyPrefix: string): AuthorityView {
  return {
    threshold,
    keys: keys.map(({ key, weight }) => ({ key, legacy: legacyFormat(key, keyPrefix), weight })),
    accounts: accounts.map(({ permission, weight }) => ({ ...permission, weight })),
    waits: waits.map(({ wait_sec: seconds, weight }) => ({ seconds, weight })),
  };
}

function legacyFormat(key: string, prefix: string): string | null {
  const parsed = parsePublicKey(key);
  return parsed.type === 'K1' ? formatLegacyKey(parsed, prefix) : null;
}
