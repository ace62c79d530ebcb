import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 3600;

/** Files that the web build made: those below /assets carry a hash in their name and never change. */
export async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  // A file of an earlier build is gone: not a page that says so, which a browser would take for a script.
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
