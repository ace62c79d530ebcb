import type { FastifyInstance } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';

/** Short and legacy paths, and their targets. */
const moved: Record<string, string> = {
  '/tx/:id': '/transaction/',
  '/t/:id': '/transaction/',
  '/b/:id': '/block/',
  '/a/:id': '/account/',
};

export function addRedirects(app: FastifyInstance, directory: ChainDirectory): void {
  for (const [from, to] of Object.entries(moved)) {
    app.get<{ Params: { id: string } }>(from, (request, reply) => {
      const { base, target } = directory.of(request.raw);
      const query = target.indexOf('?');
      const search = query < 0 ? '' : target.slice(query);
      const location = `${base}${to}${encodeURIComponent(request.params.id)}${search}`;
      return reply.header('cache-control', 'public, max-age=3600').redirect(location, 301);
    });
  }
}
