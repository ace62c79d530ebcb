import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';

/** The uncompressed transaction and the context-free data of a packed transaction. Throws when zlib cannot read it. */
export function unpackedParts(packed: PackedTransaction): { transaction: Uint8Array; contextFreeData: Uint8Array[] } {
  const open = inflatePacked(packed);
  const contextFreeData: Uint8Array[] = [];
  if (open.packed_context_free_data.length > 0) {
    const reader = new ByteReader(open.packed_context_free_data);
    for (let left = reader.arraySize(); left > 0; left--) contextFreeData.push(reader.lengthAndBytes());
  }
  return { transaction: open.packed_trx, contextFreeData };
}
