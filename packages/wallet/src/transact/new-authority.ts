import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { AuthorityView } from '@antescope/sources/account/account-view';

interface AuthorityFields {
  threshold?: unknown;
  keys?: unknown;
  accounts?: unknown;
  waits?: unknown;
}

/** The authority in an action's decoded data; null if the data has another form. */
export function authorityOf(value: unknown): AuthorityView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { threshold, keys, accounts, waits } = value as AuthorityFields;
  if (typeof threshold !== 'number' || !Array.isArray(keys) || !Array.isArray(accounts)) return null;
  return {
    threshold,
    keys: (keys as { key: unknown; weight: unknown }[]).map(({ key, weight }) => ({
      key: keyText(key),
      legacy: null,
      weight: Number(weight),
    })),
    accounts: (accounts as { permission: { actor: unknown; permission: unknown }; weight: unknown }[]).map(
      ({ permission: level, weight }) => ({
        actor: String(level.actor),
        permission: String(level.permission),
        weight: Number(weight),
      }),
    ),
    waits: (Array.isArray(waits) ? (waits as { wait_sec: unknown; weight: unknown }[]) : []).map((each) => ({
      seconds: Number(each.wait_sec),
      weight: Number(each.weight),
    })),
  };
}

/** A key as 'PUB_…'; the text itself for types of keys that the codec does not know. */
function keyText(key: unknown): string {
  try {
    return formatPublicKey(parsePublicKey(String(key)));
  } catch {
    return String(key);
  }
}
