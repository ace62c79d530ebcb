import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressBody, type Encoding } from './compress.ts';
import { apiJson } from './json.ts';
import { dataPolicy } from './security-headers.ts';

/** A response that never changes while the server runs: serialized, tagged and compressed once. */
export class PreparedJson {
  readonly #body: Buffer;
  readonly #tag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer | null>>();

  constructor(value: unknown) {
    this.#body = Buffer.from(apiJson(value));
    this.#tag = `W/"${createHash('sha1').update(this.#body).digest('base64url')}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('content-security-policy', dataPolicy).header('vary', 'accept-encoding');
    reply.header('etag', this.#tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.split(',').some((known) => known.trim() === this.#tag)) {
      return reply.code(304).send();
    }
    reply.code(200).header('content-type', 'application/json; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = await this.#as(encoding);
    return packed === null ? reply.send(this.#body) : reply.header('content-encoding', encoding).send(packed);
  }

  #as(encoding: Encoding): Promise<Buffer | null> {
    const known = this.#packed.get(encoding) ?? compressBody(this.#body, encoding);
    this.#packed.set(encoding, known);
    return known;
  }
}
