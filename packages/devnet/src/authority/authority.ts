import { formatLegacyKey, formatPublicKey, packPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { Authority } from '../state/rows.ts';

/** Orders names by their 64-bit values, as the chain does. For valid names equal to text order. */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Whether an authority is satisfiable and its parts are in strict order, as nodeos requires: keys by packed bytes,
 * accounts by name, waits by time.
 */
export function isValidAuthority(authority: Authority): boolean {
  if (authority.threshold === 0) return false;
  const parts = authority.keys.length + authority.accounts.length + authority.waits.length;
  if (parts > 1 << 16) return false;
  let total = 0;
  for (const { weight } of [...authority.keys, ...authority.accounts, ...authority.waits]) total += weight;
  if (total < authority.threshold) return false;
  return (
    isAscending(authority.keys, (a, b) => compareKeys(a.key, b.key)) &&
    isAscending(
      authority.accounts,
      (a, b) =>
        compareNames(a.permission.actor, b.permission.actor) ||
        compareNames(a.permission.permission, b.permission.permission),
    ) &&
    isAscending(authority.waits, (a, b) => a.wait_sec - b.wait_sec) &&
    (authority.waits[0]?.wait_sec ?? 1) > 0
  );
}

export function compareKeys(a: string, b: string): number {
  const left = packPublicKey(parsePublicKey(a));
  const right = packPublicKey(parsePublicKey(b));
  for (let i = 0; i < left.length && i < right.length; i++) {
    if (left[i] !== right[i]) return left[i]! - right[i]!;
  }
  return left.length - right.length;
}

function isAscending<T>(items: readonly T[], compare: (a: T, b: T) => number): boolean {
  return items.every((item, i) => i === 0 || compare(items[i - 1]!, item) < 0);
}

const canonical = new Map<string, string>();

/** Normalizes a key of any format to 'PUB_…'. Cached, because the conversion hashes. */
export function canonicalKey(text: string): string {
  let key = canonical.get(text);
  if (key === undefined) {
    key = formatPublicKey(parsePublicKey(text));
    if (canonical.size > 20_000) canonical.clear();
    canonical.set(text, key);
  }
  return key;
}

/** Key as nodeos prints it: K1 as 'EOS…', others as 'PUB_…'. */
export function formatKey(key: string): string {
  return formatLegacyKey(parsePublicKey(key));
}

/** An authority with a single key. */
export function keyAuthority(key: string): Authority {
  return { threshold: 1, keys: [{ key: canonicalKey(key), weight: 1 }], accounts: [], waits: [] };
}

/** Sorts keys as nodeos orders a set of them. */
export function sortedKeys(keys: readonly string[]): string[] {
  return [...keys].sort(compareKeys);
}
