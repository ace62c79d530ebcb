import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompatChain } from '../core/compat-chain.ts';
import type { RouteHost } from '../core/define-compat.ts';
import { apiUsage, countRequest } from './api-usage.ts';
import { commonFields, indexOf } from './chain-index.ts';
import { hyperionEndpoints } from './endpoints.ts';
import { explorerMetadata } from './explorer-metadata.ts';
import { noFilters } from './filters.ts';
import { health } from './health.ts';
import { hyperionDocument } from './openapi.ts';
import { HyperionError, HyperionQuery } from './query.ts';

const errorNames: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** Paths that also take their parameters as the JSON body of a POST. */
const posted = ['/state/get_key_accounts'];

/** /v2: the part of Hyperion's API that wallets use, from our index. Read-only; unsupported parameters are a 400. */
export function addHyperion(app: FastifyInstance, host: RouteHost): void {
  const { chains, sendJson, report } = host;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'antescope-range' });
  });
  host.addPreflight(app, { posts: true });
  const sendError = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
    sendJson(request, reply, { status, body: errorBody(status, message) });
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url !== undefined && !url.endsWith('*')) countRequest(chains.of(request.raw).chain, reply.statusCode, url);
  });
  app.setErrorHandler((error: FastifyError | HyperionError, request, reply) => {
    const status = error instanceof HyperionError ? error.status : (error.statusCode ?? 500);
    const isExpected = error instanceof HyperionError || status < 500 || status === 503;
    if (!isExpected) report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return sendError(request, reply, status, isExpected ? error.message : 'Internal server error');
  });
  for (const [path, { needs, answer }] of Object.entries(hyperionEndpoints)) {
    const read = async (request: FastifyRequest, reply: FastifyReply, values: object): Promise<FastifyReply> => {
      const started = performance.now();
      const { chain } = chains.of(request.raw);
      const index = await indexOf(chain, needs);
      const body = await answer(index, new HyperionQuery({ ...values }), chain);
      reply.header('antescope-range', `${index.first}-${index.status.head.number}`);
      return sendJson(request, reply, { status: 200, body: { ...timed(started), ...commonFields(index), ...body } });
    };
    app.get(path, (request, reply) => read(request, reply, request.query as object));
    if (posted.includes(path)) app.post(path, (request, reply) => read(request, reply, bodyOf(request.body)));
  }
  addOwnRoutes(app, host);
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0]!.slice(0, 200);
    return sendError(request, reply, 404, `Route ${request.method}:${path} not found`);
  };
  app.get('/', unknown);
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
}

/** Routes that need no index. */
function addOwnRoutes(app: FastifyInstance, { chains, sendJson, version }: RouteHost): void {
  const own = (path: string, read: (chain: CompatChain, host: string) => Promise<object> | object): void => {
    app.get(path, async (request, reply) => {
      const started = performance.now();
      const body = await read(chains.of(request.raw).chain, chains.hostOf(request.raw) ?? '');
      return sendJson(request, reply, { status: 200, body: { ...body, ...timed(started) } });
    });
  };
  own('/health', (chain, host) => health(chain, version, host));
  own('/explorer_metadata', explorerMetadata);
  own('/get_filters', () => noFilters);
  own('/stats/get_api_usage', apiUsage);
  app.get('/explorer_logo', (_request, reply) => reply.redirect('/favicon.svg'));
  app.get('/docs', (request, reply) => reply.redirect(`${chains.of(request.raw).base}/v2/docs/json`));
  app.get('/docs/json', (request, reply) =>
    sendJson(request, reply, { status: 200, body: hyperionDocument(chains.of(request.raw).base, version) }),
  );
  app.get('/history/export_actions', (request, reply) => {
    const query = new HyperionQuery({ ...(request.query as object) });
    const account = query.requiredName('account');
    query.rejectUnread();
    return reply.redirect(`${chains.of(request.raw).base}/api/v1/accounts/${account}/export?format=ndjson`, 307);
  });
}

/** The fields of a body, which some clients send as text. Throws HyperionError (400). */
function bodyOf(body: unknown): object {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not JSON, as below.
  }
  throw new HyperionError(400, 'body must be a JSON object');
}

function timed(started: number): { query_time_ms: number } {
  return { query_time_ms: Math.round((performance.now() - started) * 1000) / 1000 };
}

function errorBody(statusCode: number, message: string): object {
  return { statusCode, error: errorNames[statusCode] ?? 'Error', message };
}
