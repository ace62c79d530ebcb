import { isName, u64ToName } from '@antescope/codec/chain/name';
import { symbolCodeToU64, symbolToU64 } from '@antescope/codec/chain/symbol';

/**
 * A scope as nodeos takes it (a name, a number, a symbol or its code), as the name that state history has for it; null
 * for what is none of them, or larger than 64 bits.
 */
export function scopeNameOf(scope: string): string | null {
  if (scope === '') return '';
  if (/^\d+$/.test(scope)) return BigInt(scope) > 0xffffffffffffffffn ? null : u64ToName(BigInt(scope));
  if (isName(scope)) return scope;
  const [, precision, code] = /^(?:(\d{1,2}),)?([A-Z]{1,7})$/.exec(scope) ?? [];
  if (code === undefined || Number(precision ?? 0) > 18) return null;
  return u64ToName(precision === undefined ? symbolCodeToU64(code) : symbolToU64(scope));
}
