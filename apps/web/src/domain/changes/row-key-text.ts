import { u64ToName } from '@antescope/codec/chain/name';
import { symbolCodeFromU64 } from '@antescope/codec/chain/symbol';

/** Auto-increment keys stay below; larger keys are names, hashes or symbols. */
const counted = 1n << 40n;

/** A row's primary key in readable form: symbol code, name, or integer. */
export function rowKeyText(table: string, primaryKey: string): string {
  const value = BigInt(primaryKey);
  if (table === 'accounts' || table === 'stat') {
    try {
      return symbolCodeFromU64(value);
    } catch {
      // Not a symbol code.
    }
  }
  return value >= counted ? u64ToName(value) : primaryKey;
}
