import { parsePublicKey } from '@antescope/codec/keys/key';
import type { PermissionLevel } from '../session/session.ts';
import { type AuthorityLookup, isSatisfied } from './authority-check.ts';

/** Longer than any delay of a transaction. */
const anyDelay = Number.MAX_SAFE_INTEGER;

/** Whether every key together, after any delay, satisfies a permission. The null key has no private key. */
export function isSatisfiable(level: PermissionLevel, authorityOf: AuthorityLookup): boolean {
  return isSatisfied(level, authorityOf, { hasKey: (key) => !isNullKey(key), delaySeconds: anyDelay });
}

/** The key of zeros, used to give up a permission. */
function isNullKey(key: string): boolean {
  try {
    return parsePublicKey(key).data.every((byte) => byte === 0);
  } catch {
    // A type of keys that the codec does not know.
    return false;
  }
}

/**
 * How a permission is satisfied with one key: alone, after a delay, with other keys or accounts, without any part of the
 * key, or never by anything.
 */
export type Signing = 'alone' | 'delayed' | 'with-others' | 'no-part' | 'never';

/** `key`: 'PUB_…'; null: not disclosed by the wallet, which then counts as having the keys. */
export function signingWith(key: string | null, level: PermissionLevel, authorityOf: AuthorityLookup): Signing {
  const hasKey = (each: string): boolean => (key === null ? !isNullKey(each) : each === key);
  if (isSatisfied(level, authorityOf, { hasKey, delaySeconds: 0 })) return 'alone';
  if (isSatisfied(level, authorityOf, { hasKey, delaySeconds: anyDelay })) return 'delayed';
  if (!isSatisfiable(level, authorityOf)) return 'never';
  return key !== null && !keysOf(level, authorityOf).has(key) ? 'no-part' : 'with-others';
}

/** The keys of a permission and of everything nested in it. */
function keysOf(level: PermissionLevel, authorityOf: AuthorityLookup): Set<string> {
  const keys = new Set<string>();
  // Without any key the check goes through all of them.
  isSatisfied(level, authorityOf, { hasKey: (key) => keys.add(key).size < 0, delaySeconds: 0 });
  return keys;
}
