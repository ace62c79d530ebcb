import { createHash } from 'node:crypto';
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
    const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
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
