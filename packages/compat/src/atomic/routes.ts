import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import type { RouteHost } from '../core/define-compat.ts';
import { AtomicError } from './atomic-error.ts';
import { atomicIndexOf } from './atomic-index.ts';
import type { assetsEndpoints } from './assets/endpoints.ts';
import { AtomicQuery } from './query.ts';

/** The endpoints of one part of the API, by GET and POST. */
export function addEndpoints(
  app: FastifyInstance,
  { chains, sendJson, addPreflight, report }: RouteHost,
  endpoints: typeof assetsEndpoints,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  addPreflight(app);
  const fail = (request: FastifyRequest, reply: FastifyReply, status: number, message: string): Promise<FastifyReply> =>
    sendJson(request, reply, { status, body: { success: false, message } });
  app.setErrorHandler((error: FastifyError | AtomicError, request, reply) => {
    const status = statusOf(error);
    if (status === 500) report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return fail(request, reply, status, status === 500 ? 'Internal Server Error' : error.message);
  });
  for (const [path, read] of Object.entries(endpoints)) {
    app.route({
      method: ['GET', 'POST'],
      url: path,
      async handler(request, reply) {
        const index = await atomicIndexOf(chains.of(request.raw).chain);
        const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
        const query = new AtomicQuery({ ...(request.query as object), ...body });
        const data = await read(index, query, request.params as Record<string, string>);
        return sendJson(request, reply, { status: 200, body: { success: true, data, query_time: Date.now() } });
      },
    });
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    fail(request, reply, 404, 'Route not found');
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
}

function statusOf(error: FastifyError | AtomicError): number {
  if (error instanceof AtomicError) return error.status;
  if (error instanceof SlowReadError) return 503;
  return error.statusCode ?? 500;
}
