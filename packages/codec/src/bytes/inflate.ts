import { inflateZlib } from './zlib.ts';
import type { PackedTransaction } from '../chain/transaction.ts';

/**
 * Unpacks the transaction to compression 0, with byte fields as they are signed and hashed. Throws the errors of
 * inflateZlib.
 */
export function inflatePacked(packed: PackedTransaction): PackedTransaction {
  if (packed.compression === 0) return packed;
  const { packed_context_free_data } = packed;
  return {
    signatures: packed.signatures,
    compression: 0,
    packed_context_free_data:
      packed_context_free_data.length === 0 ? packed_context_free_data : inflateZlib(packed_context_free_data),
    packed_trx: inflateZlib(packed.packed_trx),
  };
}
