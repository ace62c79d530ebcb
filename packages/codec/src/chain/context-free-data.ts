import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';

/*
 * What goes with a transaction without being part of it: context-free actions may read it, signatures cover its hash, and
 * nodes may forget it.
 */

/** Packed pieces, as packed_context_free_data has them; nothing at all where there are none. */
export function packContextFreeData(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 0) return new Uint8Array();
  const writer = new ByteWriter();
  writer.varuint32(pieces.length);
  for (const piece of pieces) writer.lengthAndBytes(piece);
  return writer.finish();
}

/** The pieces, as views on the same memory. Bytes after them are an error. */
export function unpackContextFreeData(packed: Uint8Array): Uint8Array[] {
  if (packed.length === 0) return [];
  const reader = new ByteReader(packed);
  const pieces: Uint8Array[] = [];
  for (let left = reader.arraySize(); left > 0; left--) pieces.push(reader.lengthAndBytes());
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the context-free data`);
  return pieces;
}
