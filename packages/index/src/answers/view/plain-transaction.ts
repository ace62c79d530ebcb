import { inflatePacked } from '@antescope/codec/bytes/inflate';
import type { StoredTransaction } from '../../store/history-store.ts';

/** The signed transaction, decompressed; null if its block does not contain it. Throws CodecError for corrupt data. */
export function plainTransaction(
  stored: StoredTransaction,
): { packed: Uint8Array; contextFreeData: Uint8Array } | null {
  if (stored.packed === null) return null;
  const plain = inflatePacked({
    signatures: stored.signatures,
    compression: stored.compression === 1 ? 1 : 0,
    packed_context_free_data: stored.contextFreeData,
    packed_trx: stored.packed,
  });
  return { packed: plain.packed_trx, contextFreeData: plain.packed_context_free_data };
}
