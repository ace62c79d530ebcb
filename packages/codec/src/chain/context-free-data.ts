import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';

/*
 * Data attached to a transaction without being part of it: context-free actions may read it, signatures cover its hash,
 * and nodes may prune it.
 */

/** Packs the items as packed_context_free_data; empty if there are none. */
export function packContextFreeData(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 0) return new Uint8Array();
  const writer = new ByteWriter();
  writer.varuint32(pieces.length);
  for (const piece of pieces) writer.lengthAndBytes(piece);
  return writer.finish();
}

/** Unpacks the items as views of the same memory. Trailing bytes are an error. */
export function unpackContextFreeData(packed: Uint8Array): Uint8Array[] {
  if (packed.length === 0) return [];
  const reader = new ByteReader(packed);
  const pieces: Uint8Array[] = [];
  for (let left = reader.arraySize(); left > 0; left--) pieces.push(reader.lengthAndBytes());
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the context-free data`);
  return pieces;
}
