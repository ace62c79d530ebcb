import { parsePublicKey } from '@antescope/codec/keys/key';
import type { Authority, IndexKind } from '../state/rows.ts';

/*
 * RAM overhead of state objects in bytes. nodeos counts fixed fields plus 32 bytes per index, rounded up to eight; the
 * values match recorded RAM deltas of real nodes.
 */
export const accountSize = 2048;
export const tableSize = 112;
export const rowOverhead = 112;
export const permissionSize = 288;
export const linkSize = 144;
export const generatedTransactionSize = 272;
export const codeMultiplier = 10;

export const indexSizes: Readonly<Record<IndexKind, number>> = {
  idx64: 128,
  idx128: 144,
  idx256: 160,
  idx_double: 128,
  idx_long_double: 144,
};

const keyOverhead = 16;
const accountWeightSize = 32;
const waitWeightSize = 16;

/** RAM of the variable-size part of a permission. */
export function authoritySize(authority: Authority): number {
  let size = authority.accounts.length * accountWeightSize + authority.waits.length * waitWeightSize;
  for (const { key } of authority.keys) {
    const { type, data } = parsePublicKey(key);
    // A WebAuthn key is stored as a string, whose length takes an extra byte.
    size += keyOverhead + 1 + data.length + (type === 'WA' ? 1 : 0);
  }
  return size;
}
