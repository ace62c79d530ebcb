import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 3600;

/** Files of the web build: those below /assets have a hash in their name and never change. */
export async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  // Files of earlier builds get a plain 404: a browser would run the 404 page as a script.
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'));
  if (!existsSync(folder)) return;
  await app.register(staticFiles, {
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', '**/.*'],
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
    },
  });
}
