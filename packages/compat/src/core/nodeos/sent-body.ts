import type { FastifyRequest } from 'fastify';

/** The body of a POST; null for a GET. */
export function sentBody(request: FastifyRequest): Buffer | null {
  return request.method === 'POST' ? Buffer.from((request.body as Buffer | undefined) ?? []) : null;
}
