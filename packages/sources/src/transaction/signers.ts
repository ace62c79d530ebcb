import { fromHex } from '@antescope/codec/bytes/bytes';
import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { signingDigest } from '@antescope/codec/chain/transaction';

/** A transaction as it was sent, hex fields as nodeos writes them. */
export interface PackedHex {
  signatures: string[];
  compression: 'none' | 'zlib';
  packedContextFreeData: string;
  packedTransaction: string;
}

/**
 * Keys ('PUB_…') that made the signatures, in their order; null if one cannot be recovered. The curves are loaded when
 * this is first called, so that pages without signatures do not carry them.
 */
export async function recoverSigners(chainId: string, packed: PackedHex): Promise<string[] | null> {
  if (packed.signatures.length === 0) return [];
  const { recoverPublicKey } = await import('@antescope/codec/curve/recover');
  try {
    const plain = inflatePacked({
      signatures: packed.signatures,
      compression: packed.compression === 'zlib' ? 1 : 0,
      packed_context_free_data: fromHex(packed.packedContextFreeData),
      packed_trx: fromHex(packed.packedTransaction),
    });
    const digest = signingDigest(chainId, plain.packed_trx, plain.packed_context_free_data);
    return packed.signatures.map((signature) => recoverPublicKey(digest, signature));
  } catch {
    return null;
  }
}
