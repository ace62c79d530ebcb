import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { AuthorityView } from '@antescope/sources/account/account-view';
import type { Authority } from '../../store/block-rows.ts';

/** An authority as the pages show it. `keyPrefix` is how the chain's older keys begin. */
export function authorityView({ threshold, keys, accounts, waits }: Authority, keyPrefix: string): AuthorityView {
  return {
    threshold,
    keys: keys.map(({ key, weight }) => ({ key, legacy: legacyForm(key, keyPrefix), weight })),
    accounts: accounts.map(({ permission, weight }) => ({ ...permission, weight })),
    waits: waits.map(({ wait_sec: seconds, weight }) => ({ seconds, weight })),
  };
}

function legacyForm(key: string, prefix: string): string | null {
  const parsed = parsePublicKey(key);
  return parsed.type === 'K1' ? formatLegacyKey(parsed, prefix) : null;
}
