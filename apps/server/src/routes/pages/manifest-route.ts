import type { FastifyInstance } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';

/** Web app manifest; each chain of a host is a separate app. */
export function addManifest(app: FastifyInstance, directory: ChainDirectory): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const { chain, base } = directory.of(request.raw);
    const { name, color } = chain.config;
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: `${base}/`,
          name: `Antescope · ${name}`,
          short_name: name,
          start_url: `${base}/`,
          scope: `${base}/`,
          display: 'standalone',
          background_color: '#ffffff',
          theme_color: color.light,
          icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
        }),
      );
  });
}
