import { u64ToName } from '@antescope/codec/chain/name';
import { symbolCodeFromU64 } from '@antescope/codec/chain/symbol';

/** Numbers that contracts count up stay below; what is above is a name, a hash or a symbol. */
const counted = 1n << 40n;

/** A row's primary key as a person reads it: a token's code, a name, or the number that it is. */
export function rowKeyText(table: string, primaryKey: string): string {
  const value = BigInt(primaryKey);
  if (table === 'accounts' || table === 'stat') {
    try {
      return symbolCodeFromU64(value);
    } catch {
      // No symbol's code after all.
    }
  }
  return value >= counted ? u64ToName(value) : primaryKey;
}
