import { createHash } from 'node:crypto';
import type { Meta } from '@antescope/sources/core/outcome';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressBody } from './compress.ts';
import { apiError, type ApiResponse } from './envelope.ts';
import { apiJson } from './json.ts';
import { dataPolicy } from './security-headers.ts';

/** Bytes of a response before compression; larger ones are exports, which are streamed. */
const maxBytes = 5_000_000;
const tooLarge = apiError(413, 'too-large', 'The response is larger than 5 MB: request fewer rows');

/** Sends an API response: compressed, with an ETag, or 304 if the client has it already. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ApiResponse,
): Promise<FastifyReply> {
  const { text, counts } = serialize(answer.body);
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
  const packed = await compressBody(body, encoding);
  if (packed !== null) return reply.header('content-encoding', encoding).send(packed);
  return reply.send(body);
}

/**
 * Response text, and the part that identifies it for the ETag: without elapsed time, endpoint and head block. The data,
 * which is most of it, is serialized once.
 */
function serialize(body: unknown): { text: string; counts: string } {
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
