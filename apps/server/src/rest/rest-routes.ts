import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { BadInputError, NotFoundError, type RestInput, type RestRoute } from './rest-route.ts';
import { restRoutes } from './routes.ts';
import type { ChainDirectory } from '../platform/chain-of-request.ts';
import { type ApiResponse, apiError, outcomeResponse } from '../platform/envelope.ts';
import { addExports } from './export-routes.ts';
import { addPreflight } from '../platform/preflight.ts';
import { PreparedJson } from '../platform/prepared-json.ts';
import { sendJson } from '../platform/send-json.ts';

/** /api/v1: thin routes over the sources of the request's chain. CORS is open: all data is public. */
export async function addRest(app: FastifyInstance, directory: ChainDirectory, version: string): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'etag, retry-after');
  });
  addPreflight(app);
  for (const route of restRoutes) addRoute(app, directory, route);
  addExports(app, directory);
  /** By base path, of which there is one per chain. */
  const documents = new Map<string, PreparedJson>();
  app.get('/openapi.json', (request, reply) => {
    const { base } = directory.of(request.raw);
    const document = documents.get(base) ?? new PreparedJson(openApiDocument(base, version));
    documents.set(base, document);
    return document.send(request, reply);
  });
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const message = `No route for ${request.method} ${pathOf(request.url)}; see openapi.json`;
    return sendJson(request, reply, apiError(404, 'no-resource', message));
  };
  app.get('/', unknown);
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
}

function addRoute(app: FastifyInstance, directory: ChainDirectory, route: RestRoute): void {
  const schema = {
    params: { type: 'object', properties: route.params, required: Object.keys(route.params) },
    querystring: {
      type: 'object',
      properties: route.query,
      required: [...(route.required ?? [])],
      additionalProperties: false,
    },
  };
  app.get(route.path.replaceAll(/\{(\w+)\}/g, ':$1'), { schema }, async (request, reply) => {
    const { sources } = directory.of(request.raw).chain;
    const input = { ...(request.query as RestInput), ...(request.params as RestInput) };
    return sendJson(request, reply, await responseOf(route, sources, input));
  });
}

async function responseOf(route: RestRoute, sources: ChainSources, input: RestInput): Promise<ApiResponse> {
  try {
    for (const [name, value] of Object.entries(input)) {
      // '1e309' parses as Infinity, which passes JSON Schema's integer check.
      if (typeof value === 'number' && !Number.isSafeInteger(value))
        throw new BadInputError(`'${name}' is not an integer`);
    }
    const outcome = await route.read(sources, input);
    return { ...outcomeResponse(outcome, route.notFound), cache: cacheOf(route, outcome, input) };
  } catch (error) {
    if (error instanceof BadInputError) return apiError(400, 'bad-input', error.message);
    if (error instanceof NotFoundError) return apiError(404, 'not-found', error.message, { meta: error.meta });
    throw error;
  }
}

/** Mutable data is cached for two blocks, so that concurrent readers share one request. */
const soon = 'public, max-age=1';
const forever = 'public, max-age=31536000, immutable';

function cacheOf(route: RestRoute, outcome: Outcome<unknown>, input: RestInput): string {
  if (outcome.state !== 'data' || !outcome.meta.complete || outcome.meta.failures.length > 0) return soon;
  return route.isImmutable?.(outcome.data, input) === true ? forever : soon;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!.slice(0, 200);
}
