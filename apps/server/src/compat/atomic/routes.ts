import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { addPreflight } from '../../platform/preflight.ts';
import { sendJson } from '../../platform/send-json.ts';
import { AtomicError } from './atomic-error.ts';
import { atomicIndexOf } from './atomic-index.ts';
import { assetsEndpoints } from './assets/endpoints.ts';
import { AtomicQuery } from './query.ts';

/** /atomicassets/v1: pink.network's AtomicAssets API from our index, GET and POST. */
export async function addAtomicAssets(
  app: FastifyInstance,
  directory: ChainDirectory,
  report: (problem: string) => void,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  addPreflight(app);
  app.setErrorHandler((error: FastifyError | AtomicError, request, reply) => {
    const status = statusOf(error);
    if (status === 500) report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return sendFailure(request, reply, status, status === 500 ? 'Internal Server Error' : error.message);
  });
  for (const [path, read] of Object.entries(assetsEndpoints)) {
    app.route({
      method: ['GET', 'POST'],
      url: path,
      async handler(request, reply) {
        const index = await atomicIndexOf(directory.of(request.raw).chain);
        const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
        const query = new AtomicQuery({ ...(request.query as object), ...body });
        const data = await read(index, query, request.params as Record<string, string>);
        return sendJson(request, reply, { status: 200, body: { success: true, data, query_time: Date.now() } });
      },
    });
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendFailure(request, reply, 404, 'Route not found');
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
}

function statusOf(error: FastifyError | AtomicError): number {
  if (error instanceof AtomicError) return error.status;
  if (error instanceof SlowReadError) return 503;
  return error.statusCode ?? 500;
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): Promise<FastifyReply> {
  return sendJson(request, reply, { status, body: { success: false, message } });
}
