import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | null;

/** Encoding the client accepts, brotli preferred. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const offered = new Set(
    (header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]!.trim().toLowerCase()),
  );
  if (offered.has('br')) return 'br';
  return offered.has('gzip') ? 'gzip' : null;
}

const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const minBytes = 1024;

/** Compresses a complete body; null if it is too small to gain anything. */
export async function compressBody(body: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === null || body.length < minBytes) return null;
  if (encoding === 'gzip') return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: brotliQuality });
}

/** A stream that compresses a body sent in parts. `flush` makes what was written until then readable by the client. */
export function compressedStream(encoding: Encoding): { stream: Transform; flush(): void } {
  if (encoding === null) return { stream: new PassThrough(), flush: () => undefined };
  const stream = encoding === 'gzip' ? createGzip() : createBrotliCompress({ params: brotliQuality });
  return { stream, flush: () => stream.flush() };
}
