import type { FastifyInstance } from 'fastify';

/** Answers the preflight requests of cross-origin clients of a read-only API; `posts` if it has reads by POST. */
export function addPreflight(app: FastifyInstance, { posts = false }: { posts?: boolean } = {}): void {
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': posts ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': 'accept, content-type, if-none-match',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}
