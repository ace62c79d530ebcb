import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';

/** The uncompressed transaction and the context-free data of a packed transaction. Throws if zlib cannot inflate it. */
export function unpackedParts(packed: PackedTransaction): { transaction: Uint8Array; contextFreeData: Uint8Array[] } {
  const inflated = inflatePacked(packed);
  const contextFreeData: Uint8Array[] = [];
  if (inflated.packed_context_free_data.length > 0) {
    const reader = new ByteReader(inflated.packed_context_free_data);
    for (let remaining = reader.arraySize(); remaining > 0; remaining--) contextFreeData.push(reader.lengthAndBytes());
  }
  return { transaction: inflated.packed_trx, contextFreeData };
}
