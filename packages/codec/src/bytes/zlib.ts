import { Inflate } from 'fflate';
import { CodecError } from './error.ts';

/*
 * Synchronous, bounded decompression: browsers' own is asynchronous only, while transactions must be decompressed in
 * the middle of other work. Compression is in deflate.ts, so that readers do not load it.
 */

/** Default limit of decompressed bytes. nodeos allows a tenth of it. */
export const inflatedLimit = 10 * 1024 * 1024;

// Deflate expands at most 1032 times, so a piece of this size yields at most 16 MiB before it is counted.
const pieceSize = 16_384;

function corrupt(): CodecError {
  return new CodecError('Compressed data is corrupt');
}

function tooLarge(): CodecError {
  return new CodecError('Decompressed data is too large');
}

/** Decompresses raw deflate data (RFC 1951) of at most `limit` bytes. Throws as inflateZlib does. */
export function inflateRaw(data: Uint8Array, limit = inflatedLimit): Uint8Array {
  // Incompressible data grows by 0.1% at most.
  if (data.length > limit * 1.001 + 64) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size > limit) throw tooLarge();
    if (part.length > 0) parts.push(part);
  });
  try {
    for (let at = 0; at < data.length; at += pieceSize)
      stream.push(data.subarray(at, at + pieceSize), at + pieceSize >= data.length);
  } catch (error) {
    throw error instanceof CodecError ? error : corrupt();
  }
  if (data.length === 0) throw corrupt();
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const result = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/**
 * Decompresses zlib data (RFC 1950) of at most `limit` bytes. Data after the checksum is ignored, as in nodeos. Throws
 * 'Compressed data is corrupt' or 'Decompressed data is too large'.
 */
export function inflateZlib(data: Uint8Array, limit = inflatedLimit): Uint8Array {
  const [method = 0, flags = 0] = data;
  if ((method & 15) !== 8 || ((method << 8) | flags) % 31 !== 0 || (flags & 32) !== 0) throw corrupt();
  const content = inflateRaw(data.subarray(2), limit);
  if (!endsWithin(data, adler32(content))) throw corrupt();
  return content;
}

/** fflate does not report where the stream ended, so the checksum is searched from the end of the data. */
function endsWithin(data: Uint8Array, checksum: number): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  for (let at = data.length - 4; at > 2; at--) if (view.getUint32(at) === checksum) return true;
  return false;
}

function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let i = 0; i < data.length;) {
    const stop = Math.min(i + 3000, data.length);
    for (; i < stop; i++) {
      a += data[i]!;
      b += a;
    }
    a %= 65_521;
    b %= 65_521;
  }
  return ((b << 16) | a) >>> 0;
}
