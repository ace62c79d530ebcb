import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Page that the operator's sites embed in a hidden frame to share connected accounts. Only those sites may embed it, and
 * its script verifies the origin of every message.
 */
export function addWalletFrame(app: FastifyInstance, clientFolder: string, sites: readonly string[]): void {
  const origins = sites.map((site) => new URL(site).origin);
  const script = scriptOf(clientFolder);
  app.get('/wallet-frame', (_request, reply) => {
    void reply.removeHeader('x-frame-options');
    return reply
      .header('content-security-policy', `default-src 'none'; script-src 'self'; frame-ancestors ${origins.join(' ')}`)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Connected accounts</title></head>' +
          `<body data-sites="${origins.join(' ')}"><script type="module" src="/${script}"></script></body></html>`,
      );
  });
}

/** File of the frame's script in the web build. */
function scriptOf(clientFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const entry = manifest['src/app/wallet-frame.ts'];
  if (entry === undefined) throw new Error('The web build lacks the wallet frame: build it again');
  return entry.file;
}
