import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompatChain, CompatChains } from '../core/compat-chain.ts';
import type { RouteHost } from '../core/define-compat.ts';
import { forward } from '../core/nodeos/forward.ts';
import { sendNodeError, unknownEndpoint } from '../core/nodeos/nodeos-error.ts';
import { answerAsNodeos } from '../core/nodeos/nodeos-scope.ts';
import { bodyOfQuery } from '../core/nodeos/query-body.ts';
import { sentBody } from '../core/nodeos/sent-body.ts';
import { answerAbiCall, isAbiCall } from './abi-calls.ts';
import { endpointKind, isPluginRead } from './endpoints.ts';

/** /v1/chain and the reads of some plugins, proxied to the chain's nodes. */
export function addNodeProxy(app: FastifyInstance, { chains, report }: RouteHost): void {
  answerAsNodeos(app, report);
  app.options('/*', (_request, reply) => reply.header('access-control-max-age', '86400').code(204).send());
  // Without this, the catch-all of the pages would answer a GET.
  const unknown = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => unknownEndpoint(reply);
  app.get('/', unknown);
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { endpoint: string } }>({
      method,
      url: '/chain/:endpoint',
      handler: (request, reply) => answer(chains, request, reply),
    });
  }
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { plugin: string; endpoint: string } }>({
      method,
      url: '/:plugin(^trace_api|node$)/:endpoint',
      handler: (request, reply) => answerPlugin(chains, request, reply),
    });
  }
}

async function answer(
  chains: CompatChains,
  request: FastifyRequest<{ Params: { endpoint: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = request.params;
  const kind = endpointKind(endpoint);
  if (kind === null) return unknownEndpoint(reply);
  // What changes the chain is sent as a body only: a link must not send a transaction.
  const body = kind === 'send' ? sentBody(request) : (sentBody(request) ?? bodyOfQuery(request.url));
  const { chain } = chains.of(request.raw);
  const missing = isAbiCall(endpoint) ? () => answerLocally(chain, endpoint, body, reply) : undefined;
  return forward(reply, chain.proxy, { path: `/v1/chain/${endpoint}`, body, kind }, missing);
}

async function answerPlugin(
  chains: CompatChains,
  request: FastifyRequest<{ Params: { plugin: string; endpoint: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { plugin, endpoint } = request.params;
  const path = `${plugin}/${endpoint}`;
  if (!isPluginRead(path)) return unknownEndpoint(reply);
  const body = sentBody(request) ?? bodyOfQuery(request.url);
  return forward(reply, chains.of(request.raw).chain.proxy, { path: `/v1/${path}`, body, kind: 'read' });
}

/** Newer nodes removed these calls, which need only the contract's ABI. */
async function answerLocally(
  chain: CompatChain,
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
