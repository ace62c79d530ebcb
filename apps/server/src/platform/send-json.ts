import { createHash } from 'node:crypto';
import type { Meta } from '@antescope/sources/core/outcome';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressWhole } from './compress.ts';
import { apiError, type ApiAnswer } from './envelope.ts';
import { apiJson } from './json.ts';
import { dataPolicy } from './security-headers.ts';

/** Bytes of an answer, before compression; larger ones are exports, which are streamed. */
const maxBytes = 5_000_000;
const tooLarge = apiError(413, 'too-large', 'The answer is larger than 5 MB: request fewer rows');

/** Sends an answer of our API: compressed, with an ETag, and 304 where the asker has it already. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, answer: ApiAnswer): Promise<FastifyReply> {
  const { text, counts } = written(answer.body);
  const body = Buffer.from(text);
  if (body.length > maxBytes) return sendJson(request, reply, tooLarge);
  reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
  reply.header('content-security-policy', dataPolicy).header('vary', 'accept, accept-encoding, cookie');
  if (answer.status === 200) {
    const tag = `W/"${createHash('sha1').update(counts).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', answer.cache ?? 'no-cache');
    if (answer.cache !== undefined) reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.split(',').some((known) => known.trim() === tag)) {
      return reply.code(304).removeHeader('content-type').send();
    }
  } else {
    reply.header('cache-control', 'no-store');
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const packed = await compressWhole(body, encoding);
  if (packed !== null) return reply.header('content-encoding', encoding).send(packed);
  return reply.send(body);
}

/**
 * An answer as text, and what makes two answers the same to their reader: not how long a reading took, nor which
 * endpoint and which head it was true at. The data, which is most of it, is written once.
 */
function written(body: unknown): { text: string; counts: string } {
  const { data, meta, ...rest } = body as { data?: unknown; meta?: Partial<Meta> };
  if (data === undefined || meta === undefined || Object.keys(rest).length > 0) {
    const text = apiJson(body);
    return { text, counts: text };
  }
  const { source, complete, range, failures } = meta;
  const text = apiJson(data);
  return {
    text: `{"data":${text},"meta":${apiJson(meta)}}`,
    counts: `${text}${apiJson([source, complete, range?.first, failures])}`,
  };
}
