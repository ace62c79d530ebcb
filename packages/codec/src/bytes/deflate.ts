import { deflateSync, zlibSync } from 'fflate';
import type { PackedTransaction } from '../chain/transaction.ts';

const options = { level: 9 } as const;

/** Compresses to zlib data (RFC 1950) at level 9, as eosjs does. */
export function deflateZlib(content: Uint8Array): Uint8Array {
  return zlibSync(content, options);
}

/** Compresses to raw deflate data (RFC 1951), as signing requests use it. */
export function deflateRaw(content: Uint8Array): Uint8Array {
  return deflateSync(content, options);
}

/** Packs the transaction with compression 1. ID and signatures remain valid: they cover the uncompressed form. */
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
