import { createHash } from 'node:crypto';
import type { Meta } from '@antescope/sources/outcome';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressWhole } from './compress.ts';
import type { ApiAnswer } from './envelope.ts';
import { apiJson } from './json.ts';
import { dataPolicy } from './security-headers.ts';

/** Sends an answer of our API: compressed, with an ETag, and 304 where the asker has it already. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, answer: ApiAnswer): Promise<FastifyReply> {
  const body = Buffer.from(apiJson(answer.body));
  reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
  reply.header('content-security-policy', dataPolicy).header('vary', 'accept, accept-encoding, cookie');
  if (answer.status === 200) {
    const tag = `W/"${createHash('sha1').update(whatCounts(answer.body)).digest('base64url')}"`;
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
 * What makes two answers the same to their reader: not how long a reading took, nor which endpoint and which head it was
 * true at.
 */
function whatCounts(body: unknown): string {
  const { data, meta } = body as { data?: unknown; meta?: Partial<Meta> };
  if (data === undefined || meta === undefined) return apiJson(body);
  const { source, complete, range, failures } = meta;
  return apiJson([data, source, complete, range?.first, failures]);
}
