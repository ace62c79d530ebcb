import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { addPreflight } from '../../platform/preflight.ts';
import { sendJson } from '../../platform/send-json.ts';
import { AtomicError } from './atomic-error.ts';
import { atomicIndexOf } from './atomic-index.ts';
import { assetsEndpoints } from './assets/endpoints.ts';
import { marketEndpoints } from './market/endpoints.ts';
import { AtomicQuery } from './query.ts';

interface AtomicOptions {
  /** Unexpected errors, for the operator. */
  report(problem: string): void;
}

/** Both parts of pink.network's AtomicAssets API from our index: /atomicassets and /atomicmarket, GET and POST. */
export async function addAtomic(
  app: FastifyInstance,
  directory: ChainDirectory,
  options: AtomicOptions,
): Promise<void> {
  await app.register((scope) => addResources(scope, directory, assetsEndpoints, options), { prefix: '/atomicassets' });
  await app.register((scope) => addResources(scope, directory, marketEndpoints, options), { prefix: '/atomicmarket' });
}

async function addResources(
  app: FastifyInstance,
  directory: ChainDirectory,
  endpoints: typeof assetsEndpoints,
  { report }: AtomicOptions,
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
  for (const [path, read] of Object.entries(endpoints)) {
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
