import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../rest/openapi.ts';
import { BadInput, type RestInput, type RestRoute } from '../rest/rest-route.ts';
import { restRoutes } from '../rest/routes.ts';
import type { ChainDirectory } from './chain-of-request.ts';
import { apiError, outcomeAnswer } from './envelope.ts';
import { sendJson } from './send-json.ts';

/** /api/v1: thin routes over the sources of the request's chain. Readable from any origin: it holds public facts only. */
export async function addRest(app: FastifyInstance, directory: ChainDirectory, version: string): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  for (const route of restRoutes) addRoute(app, directory, route);
  app.get('/openapi.json', (request, reply) => {
    const { base } = directory.of(request.raw);
    return sendJson(request, reply, { status: 200, body: openApiDocument(base, version) });
  });
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const message = `There is no ${request.method} ${pathOf(request.url)}; see openapi.json`;
    return sendJson(request, reply, apiError(404, 'no-resource', message));
  };
  app.get('/', unknown);
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
}

function addRoute(app: FastifyInstance, directory: ChainDirectory, route: RestRoute): void {
  const schema = {
    params: { type: 'object', properties: route.params, required: Object.keys(route.params) },
    querystring: { type: 'object', properties: route.query, additionalProperties: false },
  };
  app.get(route.path.replaceAll(/\{(\w+)\}/g, ':$1'), { schema }, async (request, reply) => {
    const { sources } = directory.of(request.raw).chain;
    const input = { ...(request.query as RestInput), ...(request.params as RestInput) };
    try {
      return await sendJson(request, reply, outcomeAnswer(await route.read(sources, input), route.missing));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return sendJson(request, reply, apiError(400, 'bad-input', error.message));
    }
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!.slice(0, 200);
}
