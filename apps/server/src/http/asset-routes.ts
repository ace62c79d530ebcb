import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 3600;

/** Files that the web build made: those below /assets carry a hash in their name and never change. */
export async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
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
