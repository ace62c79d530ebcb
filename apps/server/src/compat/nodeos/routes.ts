import { endpointOrigin } from '@antescope/sources/core/endpoint-origin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addV1History } from '../v1-history/routes.ts';
import { endpointKind, type EndpointKind, isPluginRead } from '../../platform/node-proxy/endpoints.ts';
import { NodeUnavailableError } from '@antescope/sources/node/node-error';
import { answerAbiCall, isAbiCall } from './abi-calls.ts';
import { bodyOfQuery } from '../query-body.ts';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { dataPolicy } from '../../platform/security-headers.ts';
import type { ServedChain } from '../../platform/served-chain.ts';

/** /v1/chain proxied to the chain's nodes, with errors in nodeos' format; /v1/history from our index, if there is one. */
export async function addNodeProxy(
  app: FastifyInstance,
  directory: ChainDirectory,
  report: (problem: string) => void,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, accept',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-expose-headers': 'antescope-endpoint, antescope-range',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
    });
  });
  app.options('/*', (_request, reply) => reply.header('access-control-max-age', '86400').code(204).send());
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendNodeError(reply, 413, 'payload_too_large', 'The request body is too large');
    if (status === 429) return sendNodeError(reply, 429, 'too_many_requests', 'Too many requests: wait a minute');
    if (status < 500) return sendNodeError(reply, status, 'bad_request', error.message);
    if (status === 503) return sendNodeError(reply, 503, 'overloaded', error.message);
    report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return sendNodeError(reply, 500, 'internal_error', 'Internal server error');
  });
  // Without this, the catch-all of the pages would answer a GET.
  const unknown = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => unknownEndpoint(reply);
  app.get('/', unknown);
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { endpoint: string } }>({
      method,
      url: '/chain/:endpoint',
      handler: (request, reply) => answer(directory, request, reply),
    });
  }
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { plugin: string; endpoint: string } }>({
      method,
      url: '/:plugin(^trace_api|node$)/:endpoint',
      handler: (request, reply) => answerPlugin(directory, request, reply),
    });
  }
  const queryNodes = (reply: FastifyReply) => (chain: ServedChain, path: string, body: Buffer | null) =>
    forward(reply, chain, { path, body, kind: 'read' });
  addV1History(app, directory, queryNodes, unknownEndpoint);
}

async function answer(
  directory: ChainDirectory,
  request: FastifyRequest<{ Params: { endpoint: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = request.params;
  const kind = endpointKind(endpoint);
  if (kind === null) return unknownEndpoint(reply);
  // What changes the chain is sent as a body only: a link must not send a transaction.
  const body = kind === 'send' ? sentBody(request) : (sentBody(request) ?? bodyOfQuery(request.url));
  return forward(reply, directory.of(request.raw).chain, { path: `/v1/chain/${endpoint}`, body, kind });
}

async function answerPlugin(
  directory: ChainDirectory,
  request: FastifyRequest<{ Params: { plugin: string; endpoint: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { plugin, endpoint } = request.params;
  const path = `${plugin}/${endpoint}`;
  if (!isPluginRead(path)) return unknownEndpoint(reply);
  const body = sentBody(request) ?? bodyOfQuery(request.url);
  return forward(reply, directory.of(request.raw).chain, { path: `/v1/${path}`, body, kind: 'read' });
}

/** null for a GET. */
function sentBody(request: FastifyRequest): Buffer | null {
  return request.method === 'POST' ? Buffer.from((request.body as Buffer | undefined) ?? []) : null;
}

async function forward(
  reply: FastifyReply,
  chain: ServedChain,
  { path, body, kind }: { path: string; body: Buffer | null; kind: EndpointKind },
): Promise<FastifyReply> {
  try {
    const answer = await chain.proxy.request(path, body, kind);
    const endpoint = path.replace('/v1/chain/', '');
    if (answer.status === 404 && isAbiCall(endpoint)) return await answerLocally(chain, endpoint, body, reply);
    return reply
      .code(answer.status)
      .header('content-type', 'application/json')
      .header('antescope-endpoint', endpointOrigin(answer.endpoint))
      .send(answer.body);
  } catch (error) {
    if (!(error instanceof NodeUnavailableError)) throw error;
    return sendNodeError(reply, 502, 'no_node_answered', unavailableText(error));
  }
}

function unavailableText({ failures, mayHaveArrived, message }: NodeUnavailableError): string {
  const warning = mayHaveArrived ? 'The node may have received the transaction: look it up before sending again. ' : '';
  const reasons = failures.map((failure) => `${failure.endpoint}: ${failure.message}`);
  return warning + (reasons.length === 0 ? message : reasons.join('; '));
}

/** Newer nodes removed these calls, which need only the contract's ABI. */
async function answerLocally(
  chain: ServedChain,
  endpoint: string,
  body: Buffer | null,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const text = await answerAbiCall(chain.sources.at.abis, chain.config.keyPrefix, endpoint, body);
    return reply.code(200).header('content-type', 'application/json').send(text);
  } catch (error) {
    return sendNodeError(reply, 500, 'abi_exception', error instanceof Error ? error.message : String(error));
  }
}

function unknownEndpoint(reply: FastifyReply): FastifyReply {
  return sendNodeError(reply, 404, 'unknown_endpoint', 'Unknown Endpoint');
}

/** nodeos' error format. */
function sendNodeError(reply: FastifyReply, status: number, name: string, message: string): FastifyReply {
  const details = [{ message, file: 'antescope', line_number: 0, method: name }];
  const body = { code: status, message, error: { code: 0, name, what: message, details } };
  return reply.code(status).header('content-type', 'application/json').send(JSON.stringify(body));
}
