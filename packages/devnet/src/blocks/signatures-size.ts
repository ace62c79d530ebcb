import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { sharedSignature, writeSignature } from '@antescope/codec/keys/signature';

/** Bytes of a list of signatures in a packed transaction. */
export function signaturesSize(signatures: readonly string[]): number {
  const writer = new ByteWriter();
  writer.varuint32(signatures.length);
  for (const signature of signatures) writeSignature(writer, sharedSignature(signature));
  return writer.finish().length;
}
