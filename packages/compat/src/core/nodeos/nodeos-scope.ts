import type { FastifyInstance } from 'fastify';
import { sendNodeError } from './nodeos-error.ts';

/** Lets a scope answer as nodeos does: bodies are unparsed buffers, errors have nodeos' format. */
export function answerAsNodeos(app: FastifyInstance, report: (problem: string) => void): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, accept',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-expose-headers': 'antescope-endpoint, antescope-range',
      'cache-control': 'no-store',
    });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendNodeError(reply, 413, 'payload_too_large', 'The request body is too large');
    if (status === 429) return sendNodeError(reply, 429, 'too_many_requests', 'Too many requests: wait a minute');
    if (status < 500) return sendNodeError(reply, status, 'bad_request', error.message);
    if (status === 503) return sendNodeError(reply, 503, 'overloaded', error.message);
    report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return sendNodeError(reply, 500, 'internal_error', 'Internal server error');
  });
}
