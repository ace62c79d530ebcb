import { deflateSync, zlibSync } from 'fflate';
import type { PackedTransaction } from '../chain/transaction.ts';

const options = { level: 9 } as const;

/** zlib data (RFC 1950) of a content, deflated at level 9 as eosjs does it. */
export function deflateZlib(content: Uint8Array): Uint8Array {
  return zlibSync(content, options);
}

/** Raw deflate data (RFC 1951) of a content: what signing requests hold. */
export function deflateRaw(content: Uint8Array): Uint8Array {
  return deflateSync(content, options);
}

/** The same transaction with compression 1. Its id and its signatures stay those of the uncompressed one. */
export function deflatePacked(packed: PackedTransaction): PackedTransaction {
  if (packed.compression === 1) return packed;
  const { packed_context_free_data } = packed;
  return {
    signatures: packed.signatures,
    compression: 1,
    packed_context_free_data:
      packed_context_free_data.length === 0 ? packed_context_free_data : deflateZlib(packed_context_free_data),
    packed_trx: deflateZlib(packed.packed_trx),
  };
}
